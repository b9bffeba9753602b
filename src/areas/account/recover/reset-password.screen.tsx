import { useMessages } from '#messages/messages-provider.tsx';
import { TextTo } from '#parts/page-links.tsx';
import { AccountPage, AccountPageActions } from '#parts/pages/account-page.tsx';
import { Button } from '#ui/button/button.tsx';
import { Form } from '#ui/form/form.tsx';
import { FormErrorSummary, type FormErrorSummaryItem } from '#ui/form-error-summary/form-error-summary.tsx';
import { NewPasswordField } from '../new-password-field.tsx';
import { UnsavedPassword } from '../unsaved-password.tsx';
import { useHiddenToken } from './hidden-token.ts';
import { useResetPasswordForm } from './reset-password.flow.ts';

const FIELD = 'reset-new-password';

/** A new password in place of the forgotten one (ACC-090). */
export function ResetPasswordScreen({ token }: { readonly token: string }) {
  const { text } = useMessages();
  useHiddenToken('/account/reset-password/$token', token);
  const form = useResetPasswordForm(token);
  const error = form.mistake === null ? undefined : text(`account.new-password.${form.mistake}`);
  const failure = form.submitting ? null : form.failure;
  const summary: FormErrorSummaryItem[] =
    error !== undefined && form.isShownInSummary ? [{ fieldId: FIELD, message: error }] : [];
  return (
    <AccountPage
      picture="password-key"
      title={text('account.recover.reset.title')}
      lead={text('account.recover.reset.lead')}
    >
      <Form onSubmit={form.submit} aria-busy={form.submitting}>
        {failure === null ? null : <UnsavedPassword failure={failure} attempt={form.attempt} way="/account/signin" />}
        {/* After the news, so that the focus of an attempt ends where the mistakes are. */}
        <FormErrorSummary title={text('common.check-entries')} errors={summary} attempt={form.attempt} />
        <NewPasswordField
          id={FIELD}
          label={text('account.new-password.label')}
          field={form.newPassword}
          typed={form.typed}
          error={error}
        />
        <Button type="submit" size="large" fullWidth busy={form.submitting} busyLabel={text('common.saving')}>
          {text('account.new-password.save')}
        </Button>
      </Form>
      <AccountPageActions>
        <TextTo to="/account/forgot-password">{text('account.recover.reset.new-link')}</TextTo>
      </AccountPageActions>
    </AccountPage>
  );
}
