import { useMessages } from '#messages/messages-provider.tsx';
import { useFormErrors } from '#parts/flow/use-form-errors.ts';
import { EmailField } from '#parts/person/email-field.tsx';
import { MISTAKE_TEXTS } from '#parts/person/mistake-texts.ts';
import { Button } from '#ui/button/button.tsx';
import { Form } from '#ui/form/form.tsx';
import { FormErrorSummary } from '#ui/form-error-summary/form-error-summary.tsx';
import { useEditEmailForm } from './edit-email.flow.ts';
import { SettingsFormPage } from './settings-page.tsx';

const FIELD_IDS = { emailAddress: 'edit-email' } as const;

/** The first step of another e-mail address (ACC-109). */
export function EditEmailScreen() {
  const { text, failureText } = useMessages();
  const form = useEditEmailForm();
  const failure = form.submitting ? null : form.failure;
  const { errorOf, summary } = useFormErrors(form, {
    ids: FIELD_IDS,
    textOf: ({ code }) => text(code === 'email-own' ? 'account.settings.email.own' : MISTAKE_TEXTS[code]),
    failed: failure && {
      title: text(form.isOfField ? 'common.check-entries' : 'account.settings.email.unsuccessful'),
      message: failureText(failure),
      field: form.isOfField ? 'emailAddress' : undefined,
    },
  });
  return (
    <SettingsFormPage title={text('account.settings.email.title')} lead={text('account.settings.email.lead')}>
      <Form onSubmit={form.submit} aria-busy={form.submitting}>
        <FormErrorSummary {...summary} />
        <EmailField
          {...form.emailAddress}
          id={FIELD_IDS.emailAddress}
          label={text('account.settings.email.label')}
          error={errorOf('emailAddress')}
        />
        <Button type="submit" size="large" fullWidth busy={form.submitting} busyLabel={text('common.sending')}>
          {text('account.settings.email.submit')}
        </Button>
      </Form>
    </SettingsFormPage>
  );
}
