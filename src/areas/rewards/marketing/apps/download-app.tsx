import { outsideAddress } from '#domain/outside-address.ts';
import { useMessages } from '#messages/messages-provider.tsx';
import { ProgrammePicture } from '#parts/programme-picture.tsx';
import { useColumns } from '#parts/use-columns.ts';
import { useConfiguration } from '#session/configuration.ts';
import { ButtonLink } from '#ui/button/button.tsx';
import { classNames } from '#ui/theme/class-names.ts';
import { brandPanel, page } from '#ui/theme/layout.css.ts';
import { look } from '#ui/theme/text.css.ts';
import { VisuallyHidden } from '#ui/visually-hidden/visually-hidden.tsx';
import * as css from './download-app.css.ts';
import { QrCode } from './qr-code.tsx';

/** The app: to be fetched on a phone, to be scanned from a larger screen (RWD-013, RWD-014). */
export function DownloadApp({ heading: Heading = 'h2' }: { readonly heading?: 'h1' | 'h2' }) {
  const { text } = useMessages();
  const isDesktop = useColumns();
  return (
    <section className={brandPanel} aria-labelledby="download-app">
      <div className={classNames(page.wide, css.inside)}>
        <ProgrammePicture
          name="rewards/download-app/phone"
          size={[320, 320]}
          urgent={Heading === 'h1'}
          className={css.picture}
        />
        <div className={css.words}>
          <Heading id="download-app" className={look.heading1} {...(Heading === 'h1' && { tabIndex: -1 })}>
            {text('rewards-marketing.apps.title')}
          </Heading>
          <p className={look.lead}>{text('rewards-marketing.apps.text')}</p>
          {isDesktop ? <QrCode path="/rewards/mobile-apps" /> : <StoreLinks />}
        </div>
      </div>
    </section>
  );
}

function StoreLinks() {
  const { text } = useMessages();
  const { links } = useConfiguration();
  const stores = [
    [outsideAddress(links.appStore), text('rewards-marketing.apps.app-store')],
    [outsideAddress(links.playStore), text('rewards-marketing.apps.play-store')],
  ] as const;
  if (stores.every(([address]) => address === null)) {
    return <p className={css.onPhones}>{text('rewards-marketing.apps.by-name')}</p>;
  }
  return (
    <div className={classNames(css.onPhones, css.stores)}>
      {stores.map(([address, name]) =>
        address === null ? null : (
          <ButtonLink key={name} href={address} target="_blank">
            {name} <VisuallyHidden>{text('common.in-new-tab')}</VisuallyHidden>
          </ButtonLink>
        ),
      )}
    </div>
  );
}
