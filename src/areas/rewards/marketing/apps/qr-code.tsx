import { useMessages } from '#messages/messages-provider.tsx';
import { lazyPart, usePart } from '#parts/fetched-part.ts';
import { useOnReconnect } from '#parts/loading/use-on-reconnect.ts';
import { absoluteAddress } from '#platform/document.ts';
import { TextLink } from '#ui/text-link/text-link.tsx';
import * as css from './download-app.css.ts';

const codeFile = lazyPart(async () => (await import('./drawn-code.tsx')).DrawnCode);

/**
 * The address of a page of this site, to be scanned (RWD-014). What draws it comes once the code is wanted; until then, and
 * where it does not come, the address is a link.
 */
export function QrCode({ path }: { readonly path: string }) {
  const { text } = useMessages();
  const address = absoluteAddress(path);
  const { Part: Code, failure, retry } = usePart(codeFile);
  useOnReconnect(failure !== null, retry);
  if (Code !== null) {
    return (
      <div className={css.scan}>
        <Code address={address} />
        <p className={css.hint}>{text('rewards-marketing.apps.scan')}</p>
      </div>
    );
  }
  return (
    <div className={css.scan}>
      {failure === null ? <span className={css.code} aria-hidden="true" /> : null}
      <p className={css.hint}>
        {text('rewards-marketing.apps.by-address')} <TextLink href={address}>{address}</TextLink>
      </p>
    </div>
  );
}
