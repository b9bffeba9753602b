import { encode } from 'uqr';
import { useMessages } from '#messages/messages-provider.tsx';
import * as css from './download-app.css.ts';

/** Modules of air around the code that cameras ask for. */
const QUIET = 4;

/** An address as a QR code. */
export function DrawnCode({ address }: { readonly address: string }) {
  const { text } = useMessages();
  const { size, outline } = outlineOf(address);
  return (
    <svg
      className={css.code}
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={text('rewards-marketing.apps.code', { address })}
      shapeRendering="crispEdges"
    >
      <path d={outline} fill="currentColor" />
    </svg>
  );
}

/** The dark modules as squares of one path. */
function outlineOf(address: string) {
  const { size, data } = encode(address, { ecc: 'M', border: QUIET });
  const squares = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])));
  return { size, outline: squares.join('') };
}
