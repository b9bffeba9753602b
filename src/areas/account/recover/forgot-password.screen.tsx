import { EMAIL_LIMIT } from '#domain/account/email-address.ts';
import { useMessages } from '#messages/messages-provider.tsx';
import { useFormErrors } from '#parts/flow/use-form-errors.ts';
import { TextTo } from '#parts/page-links.tsx';
import { AccountPage, AccountPageActions } from '#parts/pages/account-page.tsx';
import { EmailField } from '#parts/person/email-field.tsx';
import { MISTAKE_TEXTS } from '#parts/person/mistake-texts.ts';
import { Button } from '#ui/button/button.tsx';
import { Form } from '#ui/form/form.tsx';
import { FormErrorSummary } from '#ui/form-error-summary/form-error-summary.tsx';
import { useForgotPasswordForm } from './forgot-password.flow.ts';

const FIELD_IDS = { emailAddress: 'forgot-email' } as const;

/** The address that the mail with the link goes to (ACC-081). */
export function ForgotPasswordScreen() {
  const { text } = useMessages();
  const form = useForgotPasswordForm();
  const { errorOf, summary } = useFormErrors(form, { ids: FIELD_IDS, textOf: ({ code }) => text(MISTAKE_TEXTS[code]) });
  return (
    <AccountPage
      picture="password-key"
      title={text('common.forgot-password')}
      lead={text('account.recover.forgot.lead')}
    >
      <Form onSubmit={form.submit}>
        <FormErrorSummary {...summary} />
        <EmailField
          {...form.emailAddress}
          id={FIELD_IDS.emailAddress}
          label={text('common.email')}
          maxLength={EMAIL_LIMIT}
          error={errorOf('emailAddress')}
        />
        <Button type="submit" size="large" fullWidth>
          {text('account.recover.forgot.submit')}
        </Button>
      </Form>
      <AccountPageActions>
        <TextTo to="/account/signin">{text('account.recover.back-to-sign-in')}</TextTo>
      </AccountPageActions>
    </AccountPage>
  );
}
