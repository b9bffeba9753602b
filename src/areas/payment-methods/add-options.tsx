import ChevronRight from 'lucide-react/icons/chevron-right';
import CreditCard from 'lucide-react/icons/credit-card';
import Gift from 'lucide-react/icons/gift';
import type { ReactElement, ReactNode } from 'react';
import { type AddOption, addOptionsOf } from '#domain/payment-methods/payment-method.ts';
import type { SafePath } from '#domain/return-url.ts';
import { useMessages } from '#messages/messages-provider.tsx';
import { Link } from '#parts/link.tsx';
import * as links from '#parts/pages/member-links.css.ts';
import * as page from '#parts/pages/member-page.css.ts';
import { PaymentMark } from '#parts/payment/payment-mark.tsx';
import { useConfiguration, useIsConfigurationKnown } from '#session/configuration.ts';
import { Card } from '#ui/card/card.tsx';
import { Skeleton } from '#ui/skeleton/skeleton.tsx';
import { TextLink } from '#ui/text-link/text-link.tsx';
import { look } from '#ui/theme/text.css.ts';
import * as css from './payment-methods.css.ts';

/** The ways to pay that the retailer lets be added (BIL-034, BIL-035); room for them until that is known. */
export function AddOptions({ returnUrl }: { readonly returnUrl: SafePath | undefined }) {
  const { text } = useMessages();
  const isKnown = useIsConfigurationKnown();
  const options = addOptionsOf(useConfiguration().newPaymentOptionEnabled);
  const search = returnUrl ? { returnUrl } : {};
  const rows: Readonly<
    Record<
      AddOption,
      { picture: ReactNode; link: ReactElement<{ readonly className?: string; readonly children?: ReactNode }> }
    >
  > = {
    creditCard: {
      picture: <CreditCard aria-hidden="true" className={links.icon} />,
      link: <Link to="/account/payment-method/add/billing-address" search={search} />,
    },
    paypal: {
      picture: <PaymentMark type="paypal" />,
      link: <Link to="/account/payment-method/add/paypal" search={search} />,
    },
    giftCard: { picture: <Gift aria-hidden="true" className={links.icon} />, link: <Link to="/account/cards/add" /> },
  };
  if (options.length === 0) return null;
  return (
    <section aria-labelledby="payment-methods-add" className={css.section}>
      <h2 id="payment-methods-add" className={look.heading3}>
        {text('payment-methods.list.add-title')}
      </h2>
      <Card padding="none">
        <ul className={page.list}>
          {options.map((option) =>
            isKnown ? (
              <li key={option} className={css.addRow}>
                <span className={css.addPicture}>{rows[option].picture}</span>
                <TextLink tone="quiet" stretched className={look.strong} render={rows[option].link}>
                  {text(`payment-methods.list.add.${option}`)}
                </TextLink>
                <ChevronRight size={20} aria-hidden="true" className={links.end} />
              </li>
            ) : (
              <li key={option} className={css.addRow} aria-hidden="true">
                <Skeleton width="half" />
              </li>
            ),
          )}
        </ul>
      </Card>
    </section>
  );
}
