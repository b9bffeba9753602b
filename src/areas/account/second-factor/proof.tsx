import { useMessages } from '#messages/messages-provider.tsx';
import * as loading from '#parts/loading/loading.css.ts';
import { actions } from '#parts/pages/member-page.css.ts';
import { PasswordField } from '#parts/person/password-field.tsx';
import { Button } from '#ui/button/button.tsx';
import { Form } from '#ui/form/form.tsx';
import { FormErrorSummary, type FormErrorSummaryItem } from '#ui/form-error-summary/form-error-summary.tsx';
import { Notice } from '#ui/notice/notice.tsx';
import { Spinner } from '#ui/spinner/spinner.tsx';
import { OwnUsername } from '../own-username.tsx';
import { MfaChallenge } from './mfa-challenge.tsx';
import { type MfaVerification, useVerificationPassword } from './mfa-verification.flow.ts';

const FIELD = 'verification-password';

/** Whatever proof is due, and why none could be asked for. */
export function Proof({ verification }: { readonly verification: MfaVerification }) {
  const { text, failureText } = useMessages();
  if (verification.byPassword) return <PasswordProof verification={verification} />;
  if (verification.isUnread && verification.failure) {
    return (
      <Notice
        tone="error"
        live="assertive"
        title={text('account.second-factor.verification.unread-title')}
        action={
          <div className={actions}>
            <Button onClick={verification.retry}>{text('common.try-again')}</Button>
            <Button variant="ghost" onClick={verification.cancel}>
              {text('common.cancel')}
            </Button>
          </div>
        }
      >
        {failureText(verification.failure)}
      </Notice>
    );
  }
  return (
    <>
      <p className={loading.waiting} role="status">
        {verification.challenge ? null : <Spinner />}
        {text(verification.challenge ? 'account.second-factor.verification.by-code' : 'common.one-moment')}
      </p>
      {verification.challenge ? <MfaChallenge challenge={verification.challenge} /> : null}
    </>
  );
}

function PasswordProof({ verification }: { readonly verification: MfaVerification }) {
  const { text, failureText } = useMessages();
  const form = useVerificationPassword(verification);
  // Its own words: those of the code speak of another code.
  const failure =
    form.failure === 'code-attempts-spent'
      ? text('account.second-factor.verification.spent')
      : form.failure && failureText(form.failure);
  const isWrong = form.failure === 'password-refused';
  const error = form.isMissing ? text('common.enter-password') : isWrong && failure ? failure : undefined;
  const summary: FormErrorSummaryItem[] =
    error !== undefined ? [{ fieldId: FIELD, message: error }] : failure ? [{ message: failure }] : [];
  return (
    <Form onSubmit={form.submit} aria-busy={verification.busy}>
      <FormErrorSummary
        title={text(form.isMissing ? 'common.check-entries' : 'account.second-factor.errors')}
        errors={summary}
        attempt={form.attempt}
      />
      <OwnUsername />
      <PasswordField
        {...form.password}
        id={FIELD}
        label={text('common.password')}
        autoComplete="current-password"
        error={error}
      />
      <Button type="submit" fullWidth busy={verification.busy} busyLabel={text('account.second-factor.checking')}>
        {text('common.continue')}
      </Button>
      <Button variant="ghost" fullWidth unavailable={verification.busy} onClick={verification.cancel}>
        {text('common.cancel')}
      </Button>
    </Form>
  );
}
