import { Link } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { useMessages } from '#messages/messages-provider.tsx';
import { WaitingPage } from '#parts/pages/waiting-page.tsx';
import { focusHeading } from '#platform/document.ts';
import { Button, ButtonLink } from '#ui/button/button.tsx';
import { TextLink } from '#ui/text-link/text-link.tsx';
import { look } from '#ui/theme/text.css.ts';
import { AppCard } from './app-card.tsx';
import * as css from './promo-page.css.ts';
import { PromoPage } from './promo-page.tsx';
import { usePromoRedemption } from './promo-redemption.flow.ts';

type PromoRedemptionScreenProps = {
  /** The id of the link; undefined where the address has none. */
  readonly matchId: string | undefined;
};

/** Adds the offer of a link to the account, and says what came of it (PRM-002, PRM-023, PRM-028). */
export function PromoRedemptionScreen({ matchId }: PromoRedemptionScreenProps) {
  const { text } = useMessages();
  const { isBusy, isRedeemed, isRetryable, message, problem, retry } = usePromoRedemption(matchId);
  const wasBusy = useRef(isBusy);
  useEffect(() => {
    // What had the focus went with the page before.
    if (wasBusy.current !== isBusy) focusHeading();
    wasBusy.current = isBusy;
  }, [isBusy]);
  if (isBusy) {
    return <WaitingPage title={text('rewards-promo.redeem.busy')} lead={text('rewards-promo.redeem.busy-text')} />;
  }
  if (isRedeemed) return <Redeemed message={message} />;
  return (
    <PromoPage picture="failure" title={text('rewards-promo.redeem.failed')} after={<AppCard />}>
      <p className={look.lead}>{text(`rewards-promo.redeem.problem.${problem}`)}</p>
      <div className={css.actions}>
        {isRetryable ? <Button onClick={retry}>{text('common.try-again')}</Button> : null}
        <ButtonLink variant={isRetryable ? 'secondary' : 'primary'} render={<Link to="/account/rewards" />}>
          {text('common.your-rewards')}
        </ButtonLink>
      </div>
    </PromoPage>
  );
}

/** The words of the server, or the ways on where it has none (PRM-023 to PRM-025, AMB-22). */
function Redeemed({ message }: { readonly message: string | null }) {
  const { text } = useMessages();
  return (
    <PromoPage picture="success" title={text('rewards-promo.redeem.success')} after={<AppCard />}>
      {message === null ? (
        <div className={css.links}>
          <TextLink standalone render={<Link to="/account/rewards" />}>
            {text('rewards-promo.redeem.success-account')}
          </TextLink>
          <TextLink standalone render={<Link to="/menu" />}>
            {text('common.start-order')}
          </TextLink>
        </div>
      ) : (
        <p className={look.lead}>{message}</p>
      )}
      <p>{text('rewards-promo.redeem.success-wait')}</p>
    </PromoPage>
  );
}
