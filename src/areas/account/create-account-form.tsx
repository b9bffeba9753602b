import type { ReactNode } from 'react';
import type { FailureCode } from '#domain/failure.ts';
import { useMessages } from '#messages/messages-provider.tsx';
import { Button } from '#ui/button/button.tsx';
import { Checkbox } from '#ui/checkbox/checkbox.tsx';
import { FieldRow, Form } from '#ui/form/form.tsx';
import { FormErrorSummary, type FormErrorSummaryItem } from '#ui/form-error-summary/form-error-summary.tsx';
import { TextField } from '#ui/text-field/text-field.tsx';
import { text as look } from '#ui/theme/text.css.ts';
import * as css from './create-account.css.ts';
import type { CreateAccountFlow } from './create-account.flow.ts';
import { type CreateFormField, type CreateMistake, JOIN_FIELD_IDS } from './create-account-fields.ts';
import { JoinCard } from './join-card.tsx';
import { JoinLegal } from './join-legal.tsx';
import { isNewPasswordMistake } from './new-password.ts';
import { NewPasswordField } from './new-password-field.tsx';

/** After these nobody knows whether the account was made. */
const UNKNOWN_OUTCOMES: readonly FailureCode[] = ['timed-out', 'offline', 'server', 'bad-answer'];

export function CreateAccountForm({ flow }: { readonly flow: CreateAccountFlow }) {
  const { text } = useMessages();
  const { form } = flow;
  const { product } = form;
  const textOf = useMistakeText(product);
  const errorOf = (field: CreateFormField) => {
    const mistake = form.mistakes.find((one) => one.field === field);
    return mistake ? textOf(mistake) : undefined;
  };
  return (
    <Form onSubmit={flow.submit} aria-busy={flow.submitting}>
      <Summary flow={flow} textOf={textOf} />
      <Section id="join-about" title={text('join.create.about-you')}>
        <FieldRow>
          <TextField
            {...form.register('firstName')}
            id={JOIN_FIELD_IDS.firstName}
            label={text('join.create.first-name')}
            autoComplete="given-name"
            error={errorOf('firstName')}
          />
          <TextField
            {...form.register('lastName')}
            id={JOIN_FIELD_IDS.lastName}
            label={text('join.create.last-name')}
            optionalLabel={form.market.isLastNameRequired ? undefined : text('join.create.optional')}
            autoComplete="family-name"
            error={errorOf('lastName')}
          />
        </FieldRow>
        <TextField
          {...form.register('emailAddress')}
          id={JOIN_FIELD_IDS.emailAddress}
          label={text('join.create.email')}
          type="email"
          inputMode="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          error={errorOf('emailAddress')}
        />
        <NewPasswordField
          id={JOIN_FIELD_IDS.password}
          label={text('join.create.password')}
          field={form.register('password')}
          typed={form.password}
          error={errorOf('password')}
        />
      </Section>
      <Section id="join-card" title={text('join.card.title', { product })}>
        <JoinCard flow={flow} errorOf={errorOf} />
      </Section>
      <Section id="join-emails" title={text('join.emails.title')}>
        <p className={look.smallMuted}>{text('join.emails.text')}</p>
        <div>
          <Checkbox {...form.register('productEmails')} label={text('join.emails.product', { product })} />
          <Checkbox {...form.register('generalEmails')} label={text('join.emails.general')} />
          <Checkbox {...form.register('personalizedEmails')} label={text('join.emails.personalized')} />
        </div>
        {form.market.optInConfirmed ? null : <p className={look.smallMuted}>{text('join.emails.double-opt-in')}</p>}
      </Section>
      <Section id="join-legal" title={text('join.legal.title')}>
        <JoinLegal flow={flow} errorOf={errorOf} />
      </Section>
      <Button
        type="submit"
        size="large"
        fullWidth
        busy={flow.submitting}
        busyLabel={text(flow.created ? 'join.create.signing-in' : 'join.create.creating')}
      >
        {text('join.create.submit')}
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
  const { text, failure: failureText } = useMessages();
  const { failure, form } = flow;
  // What the server found is told beside its field, and here where this market's form has none.
  const isShown = ({ field }: CreateMistake) => field !== 'storageConsent' || form.market.includeStorageConsent;
  const own = form.mistakes.filter((mistake) => !mistake.fromServer || !isShown(mistake));
  const isUnknown = failure !== null && UNKNOWN_OUTCOMES.includes(failure);
  if (own.length === 0 && failure !== null && !flow.submitting) {
    const errors: FormErrorSummaryItem[] = [
      { message: failureText(failure) },
      ...(isUnknown ? [{ message: text('join.create.unconfirmed-way') }] : []),
    ];
    return (
      <FormErrorSummary
        title={text(isUnknown ? 'join.create.unconfirmed' : 'join.create.unsuccessful')}
        errors={errors}
        attempt={form.attempt}
      />
    );
  }
  return (
    <FormErrorSummary
      title={text('join.create.errors')}
      errors={own.map((mistake) => ({
        message: textOf(mistake),
        ...(isShown(mistake) && { fieldId: JOIN_FIELD_IDS[mistake.field] }),
      }))}
      attempt={form.attempt}
    />
  );
}

function useMistakeText(product: string) {
  const { text } = useMessages();
  return ({ code }: CreateMistake): string => {
    if (isNewPasswordMistake(code)) return text(`account.new-password.${code}`);
    return code === 'card-number' ? text('join.mistake.card-number', { product }) : text(`join.mistake.${code}`);
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
