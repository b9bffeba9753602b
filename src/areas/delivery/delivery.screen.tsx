import type { ReactNode } from 'react';
import { outsideAddress } from '#domain/outside-address.ts';
import { useMessages } from '#messages/messages-provider.tsx';
import { lazyPart, useFetchedPart } from '#parts/fetched-part.ts';
import { useConfiguration } from '#session/configuration.ts';
import { Art } from '#ui/art/art.tsx';
import { Button } from '#ui/button/button.tsx';
import { SafeLink } from '#ui/safe-link/safe-link.tsx';
import { classNames } from '#ui/theme/class-names.ts';
import { brandPanel, page } from '#ui/theme/layout.css.ts';
import { look } from '#ui/theme/text.css.ts';
import type { CartWarningProps } from './cart-warning.tsx';
import * as css from './delivery.css.ts';
import { useDeliveryHandoff, type WarningInAddress } from './delivery-handoff.flow.ts';
import { DeliverySteps } from './delivery-steps.tsx';
import { HandoffNotice } from './handoff-notice.tsx';

// It comes when it is wanted: the dialog's code is no part of the first load.
const CART_WARNING = lazyPart<CartWarningProps>(async () => (await import('./cart-warning.tsx')).CartWarning);

export type DeliveryScreenProps = {
  /** The pickup and delivery radios. */
  readonly modeSwitch: ReactNode;
  readonly warning: WarningInAddress;
};

/** Where delivery begins; the outside partner does the rest (DLV-008). */
export function DeliveryScreen({ modeSwitch, warning }: DeliveryScreenProps) {
  const { text, locale } = useMessages();
  const { delivery } = useConfiguration();
  const handoff = useDeliveryHandoff(warning);
  const CartWarning = useFetchedPart(handoff.asking ? CART_WARNING : null, handoff.dismiss, { mayReload: true });
  const faq = outsideAddress(delivery.faqUrl);
  return (
    <div className={classNames(page.wide, css.page)}>
      {modeSwitch}
      <section className={classNames(brandPanel, css.hero)}>
        <Art name="hero-delivery" alt={text('delivery.hero')} urgent className={css.picture} />
        <div className={css.words}>
          <h1 className={classNames(look.heading1, css.heading)} tabIndex={-1}>
            {delivery.heading[locale] ?? text('delivery.heading')}
          </h1>
          <p className={look.lead}>{text('delivery.lead')}</p>
          <div className={css.actions}>
            <Button size="large" busy={handoff.opening} busyLabel={text('delivery.starting')} onClick={handoff.start}>
              {text('delivery.start')}
            </Button>
            {faq ? (
              <SafeLink href={faq} newTabLabel={text('common.in-new-tab')} standalone>
                {text('delivery.faq')}
              </SafeLink>
            ) : null}
          </div>
        </div>
      </section>
      {/* There from the start, so that what comes of the button is read out. */}
      <div role="status" className={css.outcome}>
        <HandoffNotice outcome={handoff.outcome} storefront={handoff.storefront} />
      </div>
      <DeliverySteps />
      <p className={classNames(look.smallMuted, css.legal)}>{delivery.legal[locale] ?? text('delivery.legal')}</p>
      {handoff.asking && CartWarning ? (
        <CartWarning itemCount={handoff.itemCount} onContinue={handoff.proceed} onCancel={handoff.dismiss} />
      ) : null}
    </div>
  );
}
