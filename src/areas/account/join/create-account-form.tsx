import type { ReactNode } from 'react';
import { isAnswerLost } from '#domain/failure.ts';
import { useMessages } from '#messages/messages-provider.tsx';
import { EmailField } from '#parts/person/email-field.tsx';
import { isSharedMistake, MISTAKE_TEXTS } from '#parts/person/mistake-texts.ts';
import { NameFields } from '#parts/person/name-fields.tsx';
import { Button } from '#ui/button/button.tsx';
import { Checkbox } from '#ui/checkbox/checkbox.tsx';
import { Form } from '#ui/form/form.tsx';
import { FormErrorSummary, type FormErrorSummaryItem } from '#ui/form-error-summary/form-error-summary.tsx';
import { look } from '#ui/theme/text.css.ts';
import { isNewPasswordMistake } from '../new-password.ts';
import { NewPasswordField } from '../new-password-field.tsx';
import * as css from './create-account.css.ts';
import type { CreateAccountFlow } from './create-account.flow.ts';
import { type CreateFormField, type CreateMistake, JOIN_FIELD_IDS } from './create-account-fields.ts';
import { JoinCard } from './join-card.tsx';
import { JoinLegal } from './join-legal.tsx';

export function CreateAccountForm({ flow }: { readonly flow: CreateAccountFlow }) {
  const { text } = useMessages();
  const { form } = flow;
  const { product } = form;
  const textOf = useMistakeText(form);
  const errorOf = (field: CreateFormField) => {
    const mistake = form.mistakes.find((one) => one.field === field);
    return mistake ? textOf(mistake) : undefined;
  };
  return (
    <Form onSubmit={flow.submit} aria-busy={flow.submitting}>
      <Summary flow={flow} textOf={textOf} />
      <Section id="join-about" title={text('common.about-you')}>
        <NameFields
          ids={JOIN_FIELD_IDS}
          register={form.register}
          errorOf={errorOf}
          isLastNameRequired={form.market.isLastNameRequired}
        />
      </Section>
      <Section id="join-sign-in" title={text('account.join.sign-in.title')}>
        <EmailField
          {...form.register('emailAddress')}
          id={JOIN_FIELD_IDS.emailAddress}
          label={text('common.email')}
          error={errorOf('emailAddress')}
        />
        <NewPasswordField
          id={JOIN_FIELD_IDS.password}
          label={text('common.password')}
          field={form.register('password')}
          typed={form.password}
          error={errorOf('password')}
        />
      </Section>
      <Section id="join-card" title={text('account.join.card.title', { product })}>
        <JoinCard flow={flow} errorOf={errorOf} />
      </Section>
      <Section id="join-emails" title={text('common.emails.title')}>
        <p className={look.smallMuted}>{text('account.join.emails.text')}</p>
        <div>
          <Checkbox {...form.register('productEmails')} label={text('common.emails.product', { product })} />
          <Checkbox {...form.generalEmails()} label={text('common.emails.general')} />
          <Checkbox {...form.register('personalizedEmails')} label={text('common.emails.personalized')} />
        </div>
        {form.market.optInConfirmed ? null : (
          <p className={look.smallMuted}>{text('account.join.emails.double-opt-in')}</p>
        )}
      </Section>
      <Section id="join-legal" title={text('account.join.legal.title')}>
        <JoinLegal flow={flow} errorOf={errorOf} />
      </Section>
      <Button
        type="submit"
        size="large"
        fullWidth
        busy={flow.submitting}
        busyLabel={text(flow.created ? 'account.join.create.signing-in' : 'account.join.create.creating')}
      >
        {text('account.join.create.submit')}
      </Button>
    </Form>
  );
}

/** What is wrong with the form as a whole, or with several fields; one refused field has the focus instead (ACC-069). */
function Summary({
  flow,
  textOf,
}: {
  readonly flow: CreateAccountFlow;
  readonly textOf: (mistake: CreateMistake) => string;
}) {
  const { text, failureText } = useMessages();
  const { failure, form } = flow;
  // What the server found is shown beside its field, and here where this market's form has none.
  const isShown = ({ field }: CreateMistake) => field !== 'storageConsent' || form.market.includeStorageConsent;
  const own = form.mistakes.filter((mistake) => !mistake.fromServer || !isShown(mistake));
  const isUnknown = failure !== null && isAnswerLost(failure);
  if (own.length === 0 && failure !== null && !flow.submitting) {
    const errors: FormErrorSummaryItem[] = [
      { message: failureText(failure) },
      ...(isUnknown ? [{ message: text('account.join.create.unconfirmed-way') }] : []),
    ];
    return (
      <FormErrorSummary
        title={text(isUnknown ? 'account.join.create.unconfirmed' : 'account.join.create.unsuccessful')}
        errors={errors}
        attempt={form.attempt}
      />
    );
  }
  return (
    <FormErrorSummary
      title={text('common.check-entries')}
      errors={own.map((mistake) => ({
        message: textOf(mistake),
        ...(isShown(mistake) && { fieldId: JOIN_FIELD_IDS[mistake.field] }),
      }))}
      attempt={form.attempt}
    />
  );
}

function useMistakeText({ product, serverMessage }: CreateAccountFlow['form']) {
  const { text } = useMessages();
  return ({ field, code }: CreateMistake): string => {
    if (code === 'invalid' && serverMessage?.field === field) return serverMessage.message;
    if (isNewPasswordMistake(code)) return text(`account.new-password.${code}`);
    if (isSharedMistake(code)) return text(MISTAKE_TEXTS[code]);
    if (code === 'card-number') return text('card-fields.mistake.card-number', { product });
    return code === 'card-pin' ? text('card-fields.mistake.card-pin') : text(`account.join.mistake.${code}`);
  };
}

function Section({
  id,
  title,
  children,
}: {
  readonly id: string;
  readonly title: string;
  readonly children: ReactNode;
}) {
  return (
    <section aria-labelledby={id} className={css.section}>
      <h2 id={id} className={look.heading3}>
        {title}
      </h2>
      {children}
    </section>
  );
}
