import Mail from 'lucide-react/icons/mail';
import { useWatch } from 'react-hook-form';
import { characterCount } from '#domain/gifting/character-count.ts';
import { GIFT_MESSAGE_LIMIT } from '#domain/gifting/gift.ts';
import { useMessages } from '#messages/messages-provider.tsx';
import { EmailField } from '#parts/person/email-field.tsx';
import { FieldError } from '#ui/field/field-error.tsx';
import { FieldRow } from '#ui/form/form.tsx';
import { TextArea } from '#ui/text-area/text-area.tsx';
import { TextField } from '#ui/text-field/text-field.tsx';
import { look } from '#ui/theme/text.css.ts';
import { VisuallyHidden } from '#ui/visually-hidden/visually-hidden.tsx';
import { giftFieldId } from './gift-fields.ts';
import * as css from './gift-form.css.ts';
import type { GiftFlow } from './gift-form.flow.ts';
import { limited } from './limited.ts';
import { useMistakeText } from './mistake-text.ts';

/** A few words that come with it, counted as the server counts them (GFT-022, GFT-023, GFT-032). */
export function GiftMessage({ flow: { fields } }: GiftFlow) {
  const { text } = useMessages();
  const mistakeText = useMistakeText();
  const count = characterCount(useWatch({ control: fields.form.control, name: 'message' }));
  const mistake = fields.mistakes['message'];
  return (
    <section aria-labelledby="gift-note" className={css.section}>
      <h2 id="gift-note" className={look.heading3}>
        {text('gifting-form.message-section')}
      </h2>
      <div className={css.counted}>
        <TextArea
          {...limited(fields.register('message'), GIFT_MESSAGE_LIMIT)}
          id={giftFieldId('message')}
          label={text('gifting-form.message')}
          optionalLabel={text('common.optional')}
          aria-describedby="gift-message-count"
          error={mistake ? mistakeText(mistake) : undefined}
        />
        <p id="gift-message-count" className={css.count}>
          {text('gifting-form.message-count', { count, limit: GIFT_MESSAGE_LIMIT })}
        </p>
        <VisuallyHidden as="p" role="status">
          {count >= GIFT_MESSAGE_LIMIT ? text('gifting-form.message-full') : ''}
        </VisuallyHidden>
      </div>
    </section>
  );
}

/** Who gives it, and how it gets there (GFT-010, GFT-014, decision A19). */
export function GiftSender({ flow: { fields } }: GiftFlow) {
  const { text } = useMessages();
  const mistakeText = useMistakeText();
  const errorOf = (field: string) => {
    const code = fields.mistakes[field];
    return code ? mistakeText(code) : undefined;
  };
  const wrongDelivery = errorOf('deliveryMethod');
  return (
    <section aria-labelledby="gift-from" className={css.section}>
      <h2 id="gift-from" className={look.heading3}>
        {text('gifting-form.from')}
      </h2>
      <FieldRow>
        <TextField
          {...fields.register('senderName')}
          id={giftFieldId('senderName')}
          label={text('common.your-name')}
          dir="auto"
          autoComplete="name"
          error={errorOf('senderName')}
        />
        <EmailField
          {...fields.register('senderEmail')}
          id={giftFieldId('senderEmail')}
          label={text('gifting-form.sender-email')}
          error={errorOf('senderEmail')}
        />
      </FieldRow>
      <p id={giftFieldId('deliveryMethod')} tabIndex={-1} className={css.delivery}>
        <Mail size={20} aria-hidden="true" />
        <span>
          <span className={look.strong}>{text('gifting-form.delivery')}</span>
          <span className={look.smallMuted}>{text('gifting-form.delivery-email')}</span>
        </span>
      </p>
      <input type="text" hidden {...fields.register('deliveryMethod')} />
      {wrongDelivery ? <FieldError id="gift-deliveryMethod-error">{wrongDelivery}</FieldError> : null}
    </section>
  );
}
