import { useNavigate } from '@tanstack/react-router';
import type { Coupon, Loyalty } from '#domain/rewards/loyalty.ts';
import { wording } from '#messages/messages.ts';
import { useMessages } from '#messages/messages-provider.tsx';
import { Link } from '#parts/link.tsx';
import { calendarDay } from '#parts/money-and-dates.ts';
import * as page from '#parts/pages/member-page.css.ts';
import { useCartCount } from '#session/cart/cart.ts';
import { useOrderChoices } from '#session/ordering/order-choices.ts';
import { useSession } from '#session/session-provider.tsx';
import { Art } from '#ui/art/art.tsx';
import { Badge } from '#ui/badge/badge.tsx';
import { Button } from '#ui/button/button.tsx';
import { EmptyState } from '#ui/empty-state/empty-state.tsx';
import { TextLink } from '#ui/text-link/text-link.tsx';
import { look } from '#ui/theme/text.css.ts';
import * as css from './rewards.css.ts';

/** What can be used, each a press away from the order (ORD-029, ORD-030). */
export function Coupons({ coupons }: Pick<Loyalty, 'coupons'>) {
  const { text } = useMessages();
  if (coupons.length === 0) {
    return (
      <EmptyState compact headingLevel={3} picture="gift-congratulations" title={text('rewards.no-coupons-title')}>
        <p>{text('rewards.no-coupons-text')}</p>
      </EmptyState>
    );
  }
  return (
    <ul className={page.list}>
      {coupons.map((coupon) => (
        <CouponRow key={coupon.couponCode} coupon={coupon} />
      ))}
    </ul>
  );
}

function CouponRow({ coupon: { couponCode, title, expirationDate } }: { readonly coupon: Coupon }) {
  const { text, locale } = useMessages();
  const { choices, send } = useOrderChoices();
  const { notices } = useSession();
  const navigate = useNavigate();
  const isCartEmpty = useCartCount() === 0;
  const place = isCartEmpty ? '/menu' : '/menu/cart';
  const isInOrder = choices.offers.includes(couponCode);
  const use = () => {
    send({ type: 'offer.applied', code: couponCode });
    // A cart with anything in it shows it itself.
    if (isCartEmpty) notices.toast('offer', { text: wording('rewards.waits-in-order', { title }), tone: 'success' });
    void navigate({ to: place });
  };
  return (
    <li className={css.wrapping}>
      <Art name="gift-thanks" lazy className={css.picture} />
      <div className={css.words}>
        <h3 className={look.strong}>{title}</h3>
        <p className={look.smallMuted}>{text('rewards.code', { code: couponCode })}</p>
        {expirationDate === null ? null : (
          <p className={look.smallMuted}>{text('common.use-by', { date: calendarDay(expirationDate, locale) })}</p>
        )}
      </div>
      <div className={css.way}>
        {isInOrder ? (
          <>
            <Badge tone="success">{text('common.in-your-order')}</Badge>
            <TextLink standalone render={<Link to={place} />}>
              {text(isCartEmpty ? 'common.see-menu' : 'rewards.see-cart')}
            </TextLink>
          </>
        ) : (
          <Button variant="secondary" size="small" aria-label={text('rewards.use-named', { title })} onClick={use}>
            {text('rewards.use')}
          </Button>
        )}
      </div>
    </li>
  );
}
