import { useMessages } from '#messages/messages-provider.tsx';
import { PasswordField } from '#parts/person/password-field.tsx';
import { Button } from '#ui/button/button.tsx';
import { Form } from '#ui/form/form.tsx';
import { FormErrorSummary, type FormErrorSummaryItem } from '#ui/form-error-summary/form-error-summary.tsx';
import { NewPasswordField } from '../new-password-field.tsx';
import { OwnUsername } from '../own-username.tsx';
import { useMfaVerification } from '../second-factor/mfa-verification.flow.ts';
import { VerifiedPage } from '../second-factor/verified-page.tsx';
import { UnsavedPassword } from '../unsaved-password.tsx';
import { type ChangePasswordForm, useChangePasswordForm } from './change-password.flow.ts';
import { SettingsFormPage } from './settings-page.tsx';

const FIELD_IDS = { current: 'change-current-password', new: 'change-new-password' } as const;

/** Another password by the present one, after a proof (ACC-104, ACC-105). */
export function ChangePasswordScreen({ isProofRequired }: { readonly isProofRequired: boolean }) {
  const { text } = useMessages();
  const verification = useMfaVerification(isProofRequired);
  const form = useChangePasswordForm({ onVerificationRequired: verification.lapse });
  return (
    <VerifiedPage title={text('account.settings.password.title')} verification={verification}>
      <SettingsFormPage title={text('account.settings.password.title')} lead={text('account.settings.password.lead')}>
        <Passwords form={form} />
      </SettingsFormPage>
    </VerifiedPage>
  );
}

/** Both passwords; the proof before them has a machine of its own. */
export function Passwords({ form }: { readonly form: ChangePasswordForm }) {
  const { text, failureText } = useMessages();
  const failure = form.submitting ? null : form.failure;
  const currentError =
    form.currentMistake === null
      ? undefined
      : form.currentMistake === 'current-refused'
        ? failureText('password-refused')
        : text('account.settings.password.current-missing');
  const newError = form.newMistake === null ? undefined : text(`account.new-password.${form.newMistake}`);
  const mistakes: FormErrorSummaryItem[] = [
    ...(currentError === undefined ? [] : [{ fieldId: FIELD_IDS.current, message: currentError }]),
    ...(newError === undefined ? [] : [{ fieldId: FIELD_IDS.new, message: newError }]),
  ];
  return (
    <Form onSubmit={form.submit} aria-busy={form.submitting}>
      {failure === null ? null : <UnsavedPassword failure={failure} attempt={form.attempt} way="/account/signout" />}
      {/* After the news, so that the focus of an attempt ends where the mistakes are. */}
      <FormErrorSummary
        title={text('common.check-entries')}
        errors={form.isShownInSummary ? mistakes : []}
        attempt={form.attempt}
      />
      <OwnUsername />
      <PasswordField
        {...form.currentPassword}
        id={FIELD_IDS.current}
        label={text('account.settings.password.current')}
        autoComplete="current-password"
        error={currentError}
      />
      <NewPasswordField
        id={FIELD_IDS.new}
        label={text('account.new-password.label')}
        field={form.newPassword}
        typed={form.typed}
        error={newError}
      />
      <Button type="submit" size="large" fullWidth busy={form.submitting} busyLabel={text('common.saving')}>
        {text('account.new-password.save')}
      </Button>
    </Form>
  );
}
