import Plus from 'lucide-react/icons/plus';
import Trash2 from 'lucide-react/icons/trash-2';
import { useWatch } from 'react-hook-form';
import { characterCount } from '#domain/gifting/character-count.ts';
import { RECIPIENT_NAME_LIMIT } from '#domain/gifting/gift.ts';
import { useMessages } from '#messages/messages-provider.tsx';
import { useConfiguration } from '#session/configuration.ts';
import { Button } from '#ui/button/button.tsx';
import { FieldRow } from '#ui/form/form.tsx';
import { IconButton } from '#ui/icon-button/icon-button.tsx';
import { TextField } from '#ui/text-field/text-field.tsx';
import { look } from '#ui/theme/text.css.ts';
import { emailField, giftFieldId, nameField } from './gift-fields.ts';
import * as css from './gift-form.css.ts';
import type { GiftFlow } from './gift-form.flow.ts';
import { limited } from './limited.ts';
import { useMistakeText } from './mistake-text.ts';

/** Whom the gifts go to, each with a name and an address of their own (GFT-011, GFT-012). */
export function Recipients({ flow }: GiftFlow) {
  const { text } = useMessages();
  const { maximumRecipients } = useConfiguration().gift;
  const hintId = giftFieldId('recipients-hint');
  return (
    <section aria-labelledby="gift-recipients" className={css.section}>
      <div className={css.head}>
        <h2 id="gift-recipients" className={look.heading3}>
          {text('gifting-form.recipients')}
        </h2>
        <p className={look.smallMuted}>{text('gifting-form.recipients-hint', { count: maximumRecipients })}</p>
      </div>
      {flow.recipients.map((recipient, index) => (
        <Recipient key={recipient} flow={flow} recipient={recipient} number={index + 1} />
      ))}
      <Button
        id={giftFieldId('add')}
        variant="secondary"
        icon={<Plus size={18} />}
        className={css.add}
        unavailable={!flow.canAdd}
        aria-describedby={flow.canAdd ? undefined : hintId}
        onClick={flow.add}
      >
        {text('gifting-form.recipient-add')}
      </Button>
      {flow.canAdd ? null : (
        <p id={hintId} className={look.smallMuted}>
          {text('gifting-form.recipients-full')}
        </p>
      )}
    </section>
  );
}

type RecipientProps = GiftFlow & { readonly recipient: number; readonly number: number };

function Recipient({ flow: { fields, recipients, remove }, recipient, number }: RecipientProps) {
  const { text } = useMessages();
  const mistakeText = useMistakeText();
  const errorOf = (field: string) => {
    const code = fields.mistakes[field];
    return code ? mistakeText(code) : undefined;
  };
  const isOnly = recipients.length === 1;
  const headId = giftFieldId(`recipient${recipient}`);
  const [name, email] = [nameField(recipient), emailField(recipient)];
  const typedName = useWatch({ control: fields.form.control, name });
  const full = characterCount(typedName ?? '') >= RECIPIENT_NAME_LIMIT ? mistakeText('recipient-name-long') : null;
  const fullId = `${giftFieldId(name)}-full`;
  return (
    <fieldset className={css.recipient} aria-labelledby={headId}>
      <div className={isOnly ? css.unseen : css.recipientHead}>
        <h3 id={headId} className={look.strong}>
          {text('gifting-form.recipient', { number })}
        </h3>
        {isOnly ? null : (
          <IconButton
            label={text('gifting-form.recipient-remove', { number })}
            icon={<Trash2 aria-hidden="true" />}
            onClick={() => remove(recipient)}
          />
        )}
      </div>
      <FieldRow>
        <div>
          <TextField
            {...limited(fields.register(name), RECIPIENT_NAME_LIMIT)}
            id={giftFieldId(name)}
            label={text('gifting-form.recipient-name')}
            dir="auto"
            autoComplete="off"
            aria-describedby={full === null ? undefined : fullId}
            error={errorOf(name)}
          />
          {/* The field takes no more, which would else go unsaid. */}
          <p id={fullId} role="status" className={full === null ? css.unseen : look.smallMuted}>
            {full}
          </p>
        </div>
        <TextField
          {...fields.register(email)}
          type="email"
          inputMode="email"
          autoCapitalize="none"
          spellCheck={false}
          id={giftFieldId(email)}
          label={text('gifting-form.recipient-email')}
          autoComplete="off"
          error={errorOf(email)}
        />
      </FieldRow>
    </fieldset>
  );
}
