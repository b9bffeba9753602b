import { type ReactNode, useEffect, useRef } from 'react';
import { useMessages } from '#messages/messages-provider.tsx';
import { focusHeading } from '#platform/document.ts';
import { Button } from '#ui/button/button.tsx';
import { Form } from '#ui/form/form.tsx';
import { FormErrorSummary, type FormErrorSummaryItem } from '#ui/form-error-summary/form-error-summary.tsx';
import { Notice } from '#ui/notice/notice.tsx';
import { PasswordField } from '#ui/password-field/password-field.tsx';
import { Spinner } from '#ui/spinner/spinner.tsx';
import { MfaChallenge } from './mfa-challenge.tsx';
import { type MfaVerification, useVerificationPassword } from './mfa-verification.flow.ts';
import * as css from './settings-page.css.ts';
import { SettingsFormPage } from './settings-page.tsx';

const FIELD = 'verification-password';

interface VerifiedPageProps {
  readonly title: ReactNode;
  readonly verification: MfaVerification;
  /** Mounted, and so fetched, only after the proof. */
  readonly children: ReactNode;
}

/** A page of the settings behind a proof that it is the member (ACC-106, decision AO-30). */
export function VerifiedPage({ title, verification, children }: VerifiedPageProps) {
  const { text } = useMessages();
  const { isOpen } = verification;
  const isAsked = verification.challenge !== undefined || verification.byPassword;
  const wasAsked = useRef(false);
  useEffect(() => {
    // What had the focus went with the proof.
    if (isOpen && wasAsked.current) focusHeading();
    wasAsked.current = isAsked;
  }, [isOpen, isAsked]);
  if (isOpen) return children;
  return (
    <SettingsFormPage title={title} lead={text('settings.verification.lead')}>
      <Proof verification={verification} />
    </SettingsFormPage>
  );
}

function Proof({ verification }: { readonly verification: MfaVerification }) {
  const { text, failure: words } = useMessages();
  if (verification.byPassword) return <PasswordProof verification={verification} />;
  if (verification.isUnread && verification.failure) {
    return (
      <Notice
        tone="error"
        live="assertive"
        title={text('settings.verification.unread-title')}
        action={
          <div className={css.actions}>
            <Button onClick={verification.retry}>{text('settings.try-again')}</Button>
            <Button variant="ghost" onClick={verification.cancel}>
              {text('settings.verification.cancel')}
            </Button>
          </div>
        }
      >
        {words(verification.failure)}
      </Notice>
    );
  }
  return (
    <>
      <p className={css.waiting} role="status">
        {verification.challenge ? null : <Spinner />}
        {text(verification.challenge ? 'settings.verification.by-code' : 'settings.loading')}
      </p>
      {verification.challenge ? <MfaChallenge challenge={verification.challenge} /> : null}
    </>
  );
}

function PasswordProof({ verification }: { readonly verification: MfaVerification }) {
  const { text, failure: words } = useMessages();
  const form = useVerificationPassword(verification);
  // Its own words: those of the code speak of another code.
  const failure =
    form.failure === 'code-attempts-spent' ? text('settings.verification.spent') : form.failure && words(form.failure);
  const isWrong = form.failure === 'password-refused';
  const error = form.isMissing ? text('settings.verification.missing') : isWrong && failure ? failure : undefined;
  const summary: FormErrorSummaryItem[] =
    error !== undefined ? [{ fieldId: FIELD, message: error }] : failure ? [{ message: failure }] : [];
  return (
    <Form onSubmit={form.submit} aria-busy={verification.busy}>
      <FormErrorSummary
        title={text(form.isMissing ? 'settings.errors' : 'settings.verification.unsuccessful')}
        errors={summary}
        attempt={form.attempt}
      />
      <PasswordField
        {...form.password}
        id={FIELD}
        label={text('settings.verification.password')}
        autoComplete="current-password"
        showLabel={text('account.sign-in.show-password')}
        hideLabel={text('account.sign-in.hide-password')}
        error={error}
      />
      <Button type="submit" fullWidth busy={verification.busy} busyLabel={text('settings.verification.busy')}>
        {text('settings.verification.submit')}
      </Button>
      <Button variant="ghost" fullWidth unavailable={verification.busy} onClick={verification.cancel}>
        {text('settings.verification.cancel')}
      </Button>
    </Form>
  );
}
