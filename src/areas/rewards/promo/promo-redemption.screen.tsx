import { useEffect, useRef } from 'react';
import { useMessages } from '#messages/messages-provider.tsx';
import { ButtonTo, TextTo } from '#parts/page-links.tsx';
import { WaitingPage } from '#parts/pages/waiting-page.tsx';
import { focusHeading } from '#platform/document.ts';
import { Button } from '#ui/button/button.tsx';
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
        <ButtonTo to="/account/rewards" variant={isRetryable ? 'secondary' : 'primary'}>
          {text('common.your-rewards')}
        </ButtonTo>
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
          <TextTo to="/account/rewards">{text('rewards-promo.redeem.success-account')}</TextTo>
          <TextTo to="/menu">{text('common.start-order')}</TextTo>
        </div>
      ) : (
        <p className={look.lead}>{message}</p>
      )}
      <p>{text('rewards-promo.redeem.success-wait')}</p>
    </PromoPage>
  );
}
