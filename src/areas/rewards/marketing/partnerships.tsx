import type { Partnership } from '#domain/configuration.ts';
import { outsideAddress } from '#domain/outside-address.ts';
import { useMessages } from '#messages/messages-provider.tsx';
import { ProgrammePicture } from '#parts/programme-picture.tsx';
import { useConfiguration } from '#session/configuration.ts';
import { Card } from '#ui/card/card.tsx';
import { TextLink } from '#ui/text-link/text-link.tsx';
import { classNames } from '#ui/theme/class-names.ts';
import { look } from '#ui/theme/text.css.ts';
import { VisuallyHidden } from '#ui/visually-hidden/visually-hidden.tsx';
import { HOTEL_PAGE } from '../partnership/hotel-paths.ts';
import * as css from './partnerships.css.ts';
import { Section } from './section.tsx';

/** The partners that the market has, in the order of the configuration (RWD-042); nothing where there are none. */
export function Partnerships({ partnerships }: { readonly partnerships: readonly Partnership[] }) {
  const { text } = useMessages();
  if (partnerships.length === 0) return null;
  return (
    <Section
      title={text('rewards-marketing.partners.title')}
      lead={text('rewards-marketing.partners.lead')}
      isTallOnPhones
    >
      <ul className={css.partners}>
        {partnerships.map((partner, at) => (
          <PartnerCard key={partner} partner={partner} number={at + 1} />
        ))}
      </ul>
    </Section>
  );
}

/** A partner's sign, what it brings with its footnote, and where to read on, in another tab (RWD-043). */
function PartnerCard({ partner, number }: { readonly partner: Partnership; readonly number: number }) {
  const { text } = useMessages();
  const { partnershipLinks } = useConfiguration().rewards;
  const name = text(`common.partner.${partner}`);
  const address = partner === 'marriott' ? HOTEL_PAGE : outsideAddress(partnershipLinks[partner]);
  return (
    <Card as="li" padding="none" className={css.partner}>
      <ProgrammePicture name={`rewards/loyalty-partnerships/${partner}`} size={[160, 96]} className={css.sign} />
      <div className={css.words}>
        <h3 className={look.heading3}>{name}</h3>
        <p className={css.description}>
          {text(`rewards-marketing.partners.${partner}`)}
          <sup>
            <a
              href={`#partner-note-${number}`}
              id={`partner-mark-${number}`}
              className={css.mark}
              aria-label={text('rewards-marketing.partners.footnote-mark', { number })}
            >
              {number}
            </a>
          </sup>
        </p>
        <p id={`partner-note-${number}`} className={classNames(look.caption, css.note)}>
          <sup>{number}</sup> {text('rewards-marketing.partners.footnote', { partner: name })}
        </p>
        {address === null ? null : (
          <TextLink standalone href={address} target="_blank" className={css.more}>
            {text('common.learn-more')}{' '}
            <VisuallyHidden>
              {name} {text('common.in-new-tab')}
            </VisuallyHidden>
          </TextLink>
        )}
      </div>
    </Card>
  );
}
