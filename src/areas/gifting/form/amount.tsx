import { Controller, useWatch } from 'react-hook-form';
import { useMessages } from '#messages/messages-provider.tsx';
import { useShortMoney } from '#parts/money-and-dates.ts';
import { useConfiguration } from '#session/configuration.ts';
import { RadioCards } from '#ui/radio-cards/radio-cards.tsx';
import { TextField } from '#ui/text-field/text-field.tsx';
import { CUSTOM, giftFieldId } from './gift-fields.ts';
import * as css from './gift-form.css.ts';
import type { GiftFlow } from './gift-form.flow.ts';
import { useMistakeText } from './mistake-text.ts';

/** One of the configured amounts, or one of one’s own (GFT-008, GFT-027 to GFT-030). */
export function GiftAmount({ flow: { fields } }: GiftFlow) {
  const { text } = useMessages();
  const money = useShortMoney();
  const mistakeText = useMistakeText();
  const { gift } = useConfiguration();
  const { control, register } = fields.form;
  const isCustom = useWatch({ control, name: 'amount' }) === CUSTOM;
  const offered = [...new Set([...gift.giftAmountOptions, gift.defaultGiftAmountOption])].sort((a, b) => a - b);
  const mistake = fields.mistakes['customAmount'];
  const bounds = { min: money(gift.customAmountMin), max: money(gift.customAmountMax) };
  return (
    <section className={css.section}>
      <Controller
        control={control}
        name="amount"
        rules={{ deps: ['customAmount'] }}
        render={({ field }) => (
          <RadioCards
            legend={<span className={css.legend}>{text('gifting-form.amount')}</span>}
            layout="chips"
            className={css.amounts}
            id={giftFieldId('amount')}
            name="amount"
            options={[
              ...offered.map((amount) => ({ value: String(amount), label: money(amount) })),
              { value: CUSTOM, label: text('gifting-form.custom') },
            ]}
            value={field.value}
            onValueChange={field.onChange}
          />
        )}
      />
      {isCustom ? (
        <TextField
          {...register('customAmount')}
          id={giftFieldId('customAmount')}
          label={text('gifting-form.custom-label')}
          hint={text('gifting-form.custom-hint', bounds)}
          inputMode="numeric"
          autoComplete="off"
          error={mistake ? mistakeText(mistake) : undefined}
        />
      ) : null}
    </section>
  );
}
