import { useMessages } from '#messages/messages-provider.tsx';
import { useFormErrors } from '#parts/flow/use-form-errors.ts';
import { PasswordField } from '#parts/person/password-field.tsx';
import { Button } from '#ui/button/button.tsx';
import { Form } from '#ui/form/form.tsx';
import { FormErrorSummary } from '#ui/form-error-summary/form-error-summary.tsx';
import { NewPasswordField } from '../new-password-field.tsx';
import { OwnUsername } from '../own-username.tsx';
import { useMfaVerification } from '../second-factor/mfa-verification.flow.ts';
import { VerifiedPage } from '../second-factor/verified-page.tsx';
import { UnsavedPassword } from '../unsaved-password.tsx';
import { type ChangePasswordForm, useChangePasswordForm } from './change-password.flow.ts';
import { SettingsFormPage } from './settings-page.tsx';

const FIELD_IDS = { currentPassword: 'change-current-password', newPassword: 'change-new-password' } as const;

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
  const { errorOf, summary } = useFormErrors(form, {
    ids: FIELD_IDS,
    textOf: ({ code }) => {
      if (code === 'current-refused') return failureText('password-refused');
      return code === 'current-missing'
        ? text('account.settings.password.current-missing')
        : text(`account.new-password.${code}`);
    },
    isListed: form.isShownInSummary,
  });
  return (
    <Form onSubmit={form.submit} aria-busy={form.submitting}>
      {failure === null ? null : <UnsavedPassword failure={failure} attempt={form.attempt} way="/account/signout" />}
      {/* After the news, so that the focus of an attempt ends where the mistakes are. */}
      <FormErrorSummary {...summary} />
      <OwnUsername />
      <PasswordField
        {...form.currentPassword}
        id={FIELD_IDS.currentPassword}
        label={text('account.settings.password.current')}
        autoComplete="current-password"
        error={errorOf('currentPassword')}
      />
      <NewPasswordField
        id={FIELD_IDS.newPassword}
        label={text('account.new-password.label')}
        field={form.newPassword}
        typed={form.typed}
        error={errorOf('newPassword')}
      />
      <Button type="submit" size="large" fullWidth busy={form.submitting} busyLabel={text('common.saving')}>
        {text('account.new-password.save')}
      </Button>
    </Form>
  );
}
