import { Link } from '@tanstack/react-router';
import { outsideAddress } from '#domain/outside-address.ts';
import type { PlainMessageId } from '#messages/messages.ts';
import { useMessages } from '#messages/messages-provider.tsx';
import { useConfiguration } from '#session/configuration.ts';
import { ButtonLink } from '#ui/button/button.tsx';
import { SafeLink } from '#ui/safe-link/safe-link.tsx';
import { text as look } from '#ui/theme/text.css.ts';
import * as css from './promo-page.css.ts';
import { PromoPage, type PromoPicture } from './promo-page.tsx';

type OptInPage = { readonly picture: PromoPicture; readonly title: PlainMessageId; readonly body: PlainMessageId };

const ERROR: OptInPage = {
  picture: 'failure',
  title: 'rewards-promo.opt-in.error',
  body: 'rewards-promo.opt-in.error-text',
};
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

interface OptInScreenProps {
  /** The rest of the address; an unknown one shows that something went wrong (PRM-036). */
  readonly result: string;
}

/** Where a visitor stands with an offer (PRM-035 to PRM-042). */
export function OptInScreen({ result }: OptInScreenProps) {
  const { text } = useMessages();
  const { picture, title, body } = (Object.hasOwn(PAGES, result) ? PAGES[result] : undefined) ?? ERROR;
  return (
    <PromoPage picture={picture} title={text(title)}>
      <p className={look.lead}>{text(body)}</p>
      <div className={css.actions}>
        <ButtonLink render={<Link to="/menu" />}>{text('common.order-now')}</ButtonLink>
        {body === ERROR.body ? <CustomerService /> : null}
      </div>
      <p className={look.smallMuted}>{text('rewards-promo.opt-in.terms')}</p>
    </PromoPage>
  );
}

function CustomerService() {
  const { text } = useMessages();
  const address = outsideAddress(useConfiguration().links.customerService);
  if (address === null) return null;
  return (
    <SafeLink href={address} newTabLabel={text('common.in-new-tab')} standalone>
      {text('common.customer-service')}
    </SafeLink>
  );
}
