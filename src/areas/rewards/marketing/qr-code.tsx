import { useEffect, useState } from 'react';
import { useMessages } from '#messages/messages-provider.tsx';
import { absoluteAddress } from '#platform/document.ts';
import * as css from './download-app.css.ts';

/** Modules of air around the code that cameras ask for. */
const QUIET = 4;

type Drawn = { readonly size: number; readonly outline: string };

/** The address of a page of this site, to be scanned; what draws it comes once the code is wanted. */
export function QrCode({ path }: { readonly path: string }) {
  const { text } = useMessages();
  const address = absoluteAddress(path);
  const [drawn, setDrawn] = useState<Drawn | null>(null);
  useEffect(() => {
    let left = false;
    void draw(address).then((code) => {
      if (!left) setDrawn(code);
    });
    return () => {
      left = true;
    };
  }, [address]);
  return (
    <div className={css.scan}>
      <svg
        className={css.code}
        viewBox={`0 0 ${drawn?.size ?? 1} ${drawn?.size ?? 1}`}
        role="img"
        aria-label={text('rewards-marketing.apps.code', { address })}
        shapeRendering="crispEdges"
      >
        {drawn ? <path d={drawn.outline} fill="currentColor" /> : null}
      </svg>
      <p className={css.hint}>{text('rewards-marketing.apps.scan')}</p>
    </div>
  );
}

/** The dark modules as squares of one path. */
async function draw(address: string): Promise<Drawn> {
  const { encode } = await import('uqr');
  const { size, data } = encode(address, { ecc: 'M', border: QUIET });
  const squares = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])));
  return { size, outline: squares.join('') };
}
