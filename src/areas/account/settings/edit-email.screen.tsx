import { useMessages } from '#messages/messages-provider.tsx';
import { EmailField } from '#parts/person/email-field.tsx';
import { MISTAKE_TEXTS } from '#parts/person/mistake-texts.ts';
import { Button } from '#ui/button/button.tsx';
import { Form } from '#ui/form/form.tsx';
import { FormErrorSummary } from '#ui/form-error-summary/form-error-summary.tsx';
import { useEditEmailForm } from './edit-email.flow.ts';
import { SettingsFormPage } from './settings-page.tsx';

const FIELD = 'edit-email';

/** The first step of another e-mail address (ACC-109). */
export function EditEmailScreen() {
  const { text, failureText } = useMessages();
  const form = useEditEmailForm();
  const failure = form.submitting ? null : form.failure;
  const verdict = form.submitting ? null : form.verdict;
  const mistake =
    form.mistake === null
      ? undefined
      : text(form.mistake === 'email-own' ? 'account.settings.email.own' : MISTAKE_TEXTS[form.mistake]);
  const error = mistake ?? (verdict === null ? undefined : failureText(verdict));
  return (
    <SettingsFormPage title={text('account.settings.email.title')} lead={text('account.settings.email.lead')}>
      <Form onSubmit={form.submit} aria-busy={form.submitting}>
        <FormErrorSummary
          title={text(failure ? 'account.settings.email.unsuccessful' : 'common.check-entries')}
          errors={
            error !== undefined
              ? [{ fieldId: FIELD, message: error }]
              : failure
                ? [{ message: failureText(failure) }]
                : []
          }
          attempt={form.attempt}
        />
        <EmailField {...form.emailAddress} id={FIELD} label={text('account.settings.email.label')} error={error} />
        <Button type="submit" size="large" fullWidth busy={form.submitting} busyLabel={text('common.sending')}>
          {text('account.settings.email.submit')}
        </Button>
      </Form>
    </SettingsFormPage>
  );
}
