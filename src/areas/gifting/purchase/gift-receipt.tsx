import { giftTotal } from '#domain/gifting/gift.ts';
import type { GiftMarker, GiftPayload } from '#domain/gifting/gift-purchase.ts';
import { useMessages } from '#messages/messages-provider.tsx';
import { usePrice } from '#parts/money-and-dates.ts';
import { classNames } from '#ui/theme/class-names.ts';
import { onPaper, printed } from '#ui/theme/printed.css.ts';
import { look } from '#ui/theme/text.css.ts';
import { GiftPicture } from '../gift-picture.tsx';
import { useGiftDetails } from '../use-gift-details.ts';
import * as css from './confirmation.css.ts';

type GiftReceiptProps = {
  readonly marker: GiftMarker;
  /** Null after a page that was loaded anew: who the gifts are for is in memory only (FC-010). */
  readonly payload: GiftPayload | null;
};

/** What was bought: the picture, the order, the total, and one entry for each recipient (GFT-061, GFT-063). */
export function GiftReceipt({ marker, payload }: GiftReceiptProps) {
  const { text } = useMessages();
  const price = usePrice();
  const { amount, recipients, currency, end } = marker;
  return (
    <div className={classNames(css.receipt, printed)}>
      <p className={onPaper}>{text('shell.brand')}</p>
      <BoughtDesign productNumber={marker.productNumber} />
      <dl className={css.facts}>
        {end?.orderNumber ? <Fact term={text('gifting-purchase.order-number')}>{end.orderNumber}</Fact> : null}
        {/* Of one gift, the price is the total. */}
        <Fact
          term={
            recipients === 1
              ? text('common.total')
              : text('gifting-purchase.gifts', { count: recipients, amount: price(amount, currency) })
          }
        >
          {price(giftTotal(amount, recipients), currency)}
        </Fact>
      </dl>
      {payload === null ? null : <Recipients gifts={payload.gifts} />}
    </div>
  );
}

/** One thing about an order, and what it is; in a list of such. */
export function Fact({ term, children }: { readonly term: string; readonly children: string }) {
  return (
    <div className={css.fact}>
      <dt>{term}</dt>
      <dd className={css.figure}>{children}</dd>
    </div>
  );
}

function Recipients({ gifts }: Pick<GiftPayload, 'gifts'>) {
  const { text } = useMessages();
  return (
    <section className={css.recipients} aria-labelledby="gift-recipients">
      <h2 id="gift-recipients" className={look.heading3}>
        {text('gifting-purchase.recipients')}
      </h2>
      <ul className={css.recipientList}>
        {gifts.map(({ recipientName, recipientEmail, message }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes, and the sender's own address may stand there twice
          <li key={at} className={css.recipient}>
            <p className={look.strong}>
              <bdi>{recipientName}</bdi>
            </p>
            <p className={css.address}>{recipientEmail}</p>
            {message === '' ? null : (
              <p dir="auto" className={css.message}>
                {message}
              </p>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The design as it was bought; without a picture where it cannot be had. */
export function BoughtDesign({ productNumber }: { readonly productNumber: string }) {
  const { design } = useGiftDetails(productNumber);
  return (
    <div className={css.picture}>
      {design ? <GiftPicture address={design.largeImageUrl} alt={design.altText} eager /> : null}
    </div>
  );
}
