import { type ReactNode, useId } from 'react';
import type { Profile } from '#domain/account/profile.ts';
import { useMessages } from '#messages/messages-provider.tsx';
import { AddressFields } from '#parts/address/address-fields.tsx';
import { addressMistakeText, isAddressMistake } from '#parts/address/address-mistake.ts';
import { useFormErrors } from '#parts/flow/use-form-errors.ts';
import { birthdayText, monthNames } from '#parts/money-and-dates.ts';
import { ButtonTo } from '#parts/page-links.tsx';
import { isSharedMistake, MISTAKE_TEXTS } from '#parts/person/mistake-texts.ts';
import { NameFields } from '#parts/person/name-fields.tsx';
import { Button } from '#ui/button/button.tsx';
import { Card } from '#ui/card/card.tsx';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { FieldRow, Form, FormActions } from '#ui/form/form.tsx';
import { FormErrorSummary } from '#ui/form-error-summary/form-error-summary.tsx';
import { Select } from '#ui/select/select.tsx';
import { TextField } from '#ui/text-field/text-field.tsx';
import { look } from '#ui/theme/text.css.ts';
import { PERSONAL_FIELD_IDS, type PersonalForm as Typed } from './personal-fields.ts';
import * as css from './profile.css.ts';
import { usePersonalFlow } from './profile.flow.ts';

type Flow = ReturnType<typeof usePersonalFlow>;
type Part = { readonly flow: Flow; readonly errorOf: (field: keyof Typed) => string | undefined };

/** Name, birthday, address and phone, saved together (ACC-129). */
export function PersonalForm({ profile }: { readonly profile: Profile }) {
  const messages = useMessages();
  const { text, failureText } = messages;
  const flow = usePersonalFlow(profile);
  const { form } = flow;
  const failure = flow.saving ? null : form.failure;
  const { errorOf, summary } = useFormErrors(form, {
    ids: PERSONAL_FIELD_IDS,
    textOf: ({ code }) => {
      if (isSharedMistake(code)) return text(MISTAKE_TEXTS[code]);
      if (isAddressMistake(code)) return addressMistakeText(messages, code, form.country);
      return text(`account.profile.mistake.${code}`);
    },
    failed: failure && {
      title: text('account.profile.personal.failed'),
      message: failureText(failure),
      field: failure === 'birthday-set' ? 'birthdayMonth' : undefined,
    },
  });
  const part = { flow, errorOf };
  return (
    <Card padding="large">
      <Form onSubmit={flow.submit} aria-busy={flow.saving}>
        <FormErrorSummary {...summary} />
        <div className={css.section}>
          <Section title={text('common.your-name')}>
            <NameFields
              ids={PERSONAL_FIELD_IDS}
              register={form.register}
              errorOf={errorOf}
              isLastNameRequired={flow.isLastNameRequired}
              isSettled={flow.saving}
            />
          </Section>
          <Section
            title={text('account.profile.personal.birthday-title')}
            hint={profile.birthday ? undefined : text('account.profile.personal.birthday-hint')}
          >
            <Birthday {...part} profile={profile} refused={form.failure === 'birthday-set'} />
          </Section>
          <Section
            title={text('account.profile.personal.address-title')}
            hint={text('account.profile.personal.address-hint')}
          >
            <AddressFields
              ids={PERSONAL_FIELD_IDS}
              register={form.register}
              country={form.country}
              ownCountry={form.ownCountry}
              errorOf={errorOf}
              isSettled={flow.saving}
            />
          </Section>
          <Section title={text('account.profile.personal.phone-title')}>
            <TextField
              {...form.register('phoneNumber')}
              id={PERSONAL_FIELD_IDS.phoneNumber}
              label={text('common.phone-number')}
              optionalLabel={text('common.optional')}
              hint={text('address.phone-hint')}
              type="tel"
              autoComplete="tel-national"
              readOnly={flow.saving}
              error={errorOf('phoneNumber')}
            />
          </Section>
        </div>
        <FormActions>
          <Button type="submit" busy={flow.saving} busyLabel={text('common.saving')}>
            {text('account.profile.personal.save')}
          </Button>
          <ButtonTo to="/account/profile" variant="ghost">
            {text('common.cancel')}
          </ButtonTo>
        </FormActions>
      </Form>
      {flow.asking ? <LeaveDialog flow={flow} /> : null}
    </Card>
  );
}

type SectionProps = {
  readonly title: string;
  readonly hint?: string | undefined;
  readonly children: ReactNode;
};

/** A "Month" alone does not say of what. */
function Section({ title, hint, children }: SectionProps) {
  const titleId = useId();
  const hintId = hint === undefined ? undefined : `${titleId}-hint`;
  return (
    <fieldset className={css.section} aria-labelledby={titleId} aria-describedby={hintId}>
      <div>
        <h2 id={titleId} className={look.heading3}>
          {title}
        </h2>
        {hint === undefined ? null : (
          <p id={hintId} className={look.smallMuted}>
            {hint}
          </p>
        )}
      </div>
      {children}
    </fieldset>
  );
}

function Birthday({
  flow: { form, saving },
  errorOf,
  profile,
  refused,
}: Part & { profile: Profile; refused: boolean }) {
  const { text, failureText, locale } = useMessages();
  if (profile.birthday) {
    return (
      <p id={PERSONAL_FIELD_IDS.birthdayMonth} tabIndex={-1} className={look.body}>
        {text('account.profile.personal.birthday-fixed', { date: birthdayText(profile.birthday, locale) })}
      </p>
    );
  }
  const choose = text('account.profile.personal.choose');
  return (
    <FieldRow>
      <Select
        {...form.register('birthdayMonth')}
        id={PERSONAL_FIELD_IDS.birthdayMonth}
        label={text('account.profile.personal.month')}
        placeholder={choose}
        autoComplete="bday-month"
        disabled={saving}
        options={monthNames(locale).map((label, month) => ({ value: String(month + 1), label }))}
        error={refused ? failureText('birthday-set') : errorOf('birthdayMonth')}
      />
      <Select
        {...form.register('birthdayDay')}
        id={PERSONAL_FIELD_IDS.birthdayDay}
        label={text('account.profile.personal.day')}
        placeholder={choose}
        autoComplete="bday-day"
        disabled={saving}
        options={Array.from({ length: 31 }, (_, day) => ({ value: String(day + 1), label: String(day + 1) }))}
        error={errorOf('birthdayDay')}
      />
    </FieldRow>
  );
}

function LeaveDialog({ flow }: { readonly flow: Flow }) {
  const { text } = useMessages();
  return (
    <Dialog
      open
      onClose={flow.stay}
      title={text('account.profile.personal.leave-title')}
      description={text('account.profile.personal.leave-text')}
      closeLabel={text('common.close')}
      actions={
        <>
          <Button variant="ghost" onClick={flow.leave}>
            {text('account.profile.personal.leave')}
          </Button>
          <Button onClick={flow.stay}>{text('account.profile.personal.stay')}</Button>
        </>
      }
    />
  );
}
