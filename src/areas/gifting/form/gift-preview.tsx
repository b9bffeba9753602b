import type { GiftDetails } from '#domain/gifting/gift.ts';
import { useMessages } from '#messages/messages-provider.tsx';
import { useShortMoney } from '#parts/money-and-dates.ts';
import { useConfiguration } from '#session/configuration.ts';
import { classNames } from '#ui/theme/class-names.ts';
import { look } from '#ui/theme/text.css.ts';
import { GiftPicture } from '../gift-picture.tsx';
import { amountOf, nameField, useGiftEntries } from './gift-fields.ts';
import * as css from './gift-form.css.ts';
import type { GiftFlow } from './gift-form.flow.ts';

/** The gift as its recipient will see it, while it is filled in. */
export function GiftPreview({ design, flow: { fields, recipients } }: GiftFlow & { readonly design: GiftDetails }) {
  const { text } = useMessages();
  const money = useShortMoney();
  const { gift } = useConfiguration();
  const entries = useGiftEntries(fields);
  const amount = amountOf(entries, gift);
  const names = recipients.flatMap((recipient) => entries[nameField(recipient)]?.trim() || []);
  const [first] = names;
  const others = recipients.length - 1;
  const to =
    first === undefined
      ? text('gifting-form.preview-someone')
      : others > 0
        ? text('gifting-form.preview-to-some', { name: first, count: others })
        : text('gifting-form.preview-to', { name: first });
  const message = entries.message.trim();
  const sender = entries.senderName.trim();
  return (
    <section aria-labelledby="gift-preview" className={css.preview}>
      <h2 id="gift-preview" className={look.overline}>
        {text('gifting-form.preview')}
      </h2>
      <div className={css.letter}>
        <GiftPicture address={design.largeImageUrl} alt={design.altText} eager className={css.art} />
        <div className={css.letterWords}>
          <p className={css.letterTo}>{to}</p>
          <p dir="auto" className={classNames(css.letterMessage, message === '' && css.faint)}>
            {message || text('gifting-form.preview-message')}
          </p>
          <p className={css.letterFoot}>
            <span className={look.smallMuted}>
              {sender ? text('gifting-form.preview-from', { name: sender }) : text('gifting-form.preview-from-you')}
            </span>
            <span className={css.letterAmount}>{amount === null ? '–' : money(amount)}</span>
          </p>
        </div>
      </div>
    </section>
  );
}
