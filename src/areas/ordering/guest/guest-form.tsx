import type { KeyboardEvent } from 'react';
import { useMessages } from '#messages/messages-provider.tsx';
import { useFormErrors } from '#parts/flow/use-form-errors.ts';
import { ExpiredPaymentDialog } from '#parts/payment/guest-payment.tsx';
import { EmailField } from '#parts/person/email-field.tsx';
import { MISTAKE_TEXTS } from '#parts/person/mistake-texts.ts';
import { NameFields } from '#parts/person/name-fields.tsx';
import { useConfiguration } from '#session/configuration.ts';
import { Checkbox } from '#ui/checkbox/checkbox.tsx';
import { Form } from '#ui/form/form.tsx';
import { FormErrorSummary } from '#ui/form-error-summary/form-error-summary.tsx';
import { look } from '#ui/theme/text.css.ts';
import * as css from './guest-checkout.css.ts';
import type { GuestCheckout } from './guest-checkout.flow.ts';
import { GUEST_FIELD_IDS } from './guest-fields.ts';
import { GuestPay } from './guest-pay.tsx';
import { GuestPickup } from './guest-pickup.tsx';
import { GuestSummary } from './guest-summary.tsx';

/** Who it is for, where it is picked up, what pays it, and what it comes to (ORD-036). */
export function GuestForm({ flow }: { readonly flow: GuestCheckout }) {
  const { text } = useMessages();
  const { product } = useConfiguration();
  const { form } = flow;
  const { errorOf, summary } = useFormErrors(form, {
    ids: GUEST_FIELD_IDS,
    textOf: ({ code }) => text(code === 'card-missing' ? 'guest-checkout.card-missing' : MISTAKE_TEXTS[code]),
  });
  return (
    <Form onSubmit={flow.submit} onKeyDown={leadOn} aria-busy={flow.busy} className={css.columns}>
      <div className={css.wide}>
        <FormErrorSummary {...summary} />
      </div>
      <div className={css.main}>
        <GuestPickup flow={flow} />
        <section aria-labelledby="guest-about" className={css.section}>
          <h2 id="guest-about" className={look.heading3}>
            {text('common.about-you')}
          </h2>
          <p className={look.smallMuted}>{text('guest-checkout.about-text')}</p>
          <div className={css.fields}>
            <NameFields ids={GUEST_FIELD_IDS} register={form.register} errorOf={errorOf} enterKeyHint="next" />
            <EmailField
              {...form.register('email')}
              id={GUEST_FIELD_IDS.email}
              label={text('common.email')}
              enterKeyHint="next"
              error={errorOf('email')}
            />
          </div>
          <Checkbox
            {...form.register('marketingOptIn', { onChange: flow.chooseMarketing })}
            id="guest-opt-in"
            label={text('guest-checkout.opt-in', { product })}
          />
        </section>
        <GuestPay flow={flow} error={errorOf('hasCard')} />
      </div>
      <GuestSummary flow={flow} />
      <ExpiredPaymentDialog payment={flow.payment} />
    </Form>
  );
}

/**
 * Enter in a field leads on to the next one: the order, which charges the card, goes out by its button alone (D-353). It never
 * leads to that button, where a key that is held would press it.
 */
function leadOn(event: KeyboardEvent<HTMLFormElement>) {
  const { key, target, currentTarget, nativeEvent } = event;
  if (key !== 'Enter' || nativeEvent.isComposing) return;
  if (!(target instanceof HTMLInputElement) || target.form !== currentTarget) return;
  event.preventDefault();
  if (target.type === 'radio' || target.type === 'checkbox') return;
  const fields = [...currentTarget.elements].filter((control) => control instanceof HTMLInputElement);
  fields[fields.indexOf(target) + 1]?.focus();
}
