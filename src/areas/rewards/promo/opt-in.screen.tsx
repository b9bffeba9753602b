import { lookUp } from '#domain/look-up.ts';
import { outsideAddress } from '#domain/outside-address.ts';
import type { PlainMessageId } from '#messages/messages.ts';
import { useMessages } from '#messages/messages-provider.tsx';
import { ButtonTo } from '#parts/page-links.tsx';
import { useConfiguration } from '#session/configuration.ts';
import { SafeLink } from '#ui/safe-link/safe-link.tsx';
import { look } from '#ui/theme/text.css.ts';
import * as css from './promo-page.css.ts';
import { PromoPage, type PromoPicture } from './promo-page.tsx';

type OptInPage = {
  readonly picture: PromoPicture;
  readonly title: PlainMessageId;
  readonly body: PlainMessageId | null;
};

/** Its body leads to a page that is configured. */
const ERROR: OptInPage = { picture: 'failure', title: 'rewards-promo.opt-in.error', body: null };
const IN = 'rewards-promo.opt-in.in';
const STARTED = 'rewards-promo.opt-in.started';

/** What became of joining an offer, by the last part of the address (PRM-035, PRM-042). */
const PAGES: Readonly<Record<string, OptInPage>> = {
  success: { picture: 'success', title: IN, body: 'rewards-promo.opt-in.in-text' },
  'success-multiplier': { picture: 'multiplier', title: IN, body: 'rewards-promo.opt-in.in-multiplier-text' },
  'active-external': { picture: 'started', title: STARTED, body: 'rewards-promo.opt-in.started-external-text' },
  'active-choice': { picture: 'started', title: STARTED, body: 'rewards-promo.opt-in.started-choice-text' },
  'active-multiplier': { picture: 'multiplier', title: STARTED, body: 'rewards-promo.opt-in.started-multiplier-text' },
  expired: { picture: 'over', title: 'rewards-promo.opt-in.expired', body: 'rewards-promo.opt-in.expired-text' },
  'expired-multiplier': { picture: 'over', title: 'rewards-promo.opt-in.over', body: 'rewards-promo.opt-in.over-text' },
};

type OptInScreenProps = {
  /** The rest of the address; an unknown one shows that something went wrong (PRM-036). */
  readonly result: string;
};

/** Where a visitor stands with an offer (PRM-035 to PRM-042). */
export function OptInScreen({ result }: OptInScreenProps) {
  const { text } = useMessages();
  const { picture, title, body } = lookUp(PAGES, result) ?? ERROR;
  return (
    <PromoPage picture={picture} title={text(title)}>
      <p className={look.lead}>{body === null ? <WhereHelpIs /> : text(body)}</p>
      <div className={css.actions}>
        <ButtonTo to="/menu">{text('common.order-now')}</ButtonTo>
      </div>
      <p className={look.smallMuted}>{text('rewards-promo.opt-in.terms')}</p>
    </PromoPage>
  );
}

/** Stands in a sentence for the words of its link, which each language has elsewhere in it. */
const LINK = '\n';

/** PRM-039, LH-C: the words for the page are its link, where the retailer has one. */
function WhereHelpIs() {
  const { text } = useMessages();
  const address = outsideAddress(useConfiguration().links.customerService);
  const page = text('rewards-promo.opt-in.error-page');
  if (address === null) return text('rewards-promo.opt-in.error-text', { page });
  const [before, after] = text('rewards-promo.opt-in.error-text', { page: LINK }).split(LINK);
  return (
    <>
      {before}
      <SafeLink href={address} newTabLabel={text('common.in-new-tab')}>
        {page}
      </SafeLink>
      {after}
    </>
  );
}
