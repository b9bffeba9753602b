import { useMessages } from '#messages/messages-provider.tsx';
import { FailureNotice } from '#parts/failure-notice.tsx';
import { AccountPage } from '#parts/pages/account-page.tsx';
import { EmailField } from '#parts/person/email-field.tsx';
import { MISTAKE_TEXTS } from '#parts/person/mistake-texts.ts';
import { CookiePreferences } from '#parts/privacy/cookie-preferences.tsx';
import { SignalNotice } from '#parts/privacy/signal-notice.tsx';
import { useCookiePreferences } from '#parts/privacy/use-cookie-preferences.ts';
import { isNativeApp } from '#platform/native-app.ts';
import { Button } from '#ui/button/button.tsx';
import { Form } from '#ui/form/form.tsx';
import { FormErrorSummary } from '#ui/form-error-summary/form-error-summary.tsx';
import { look } from '#ui/theme/text.css.ts';
import * as css from './privacy-request.css.ts';
import { usePrivacyRequest } from './privacy-request.flow.ts';

const FIELD = 'privacy-email';

/** Asks that nothing known of an address is sold or shared (PRI-001). */
export function PrivacyRequestScreen() {
  const { text } = useMessages();
  const form = usePrivacyRequest();
  const error = form.mistake === null ? undefined : text(MISTAKE_TEXTS[form.mistake]);
  return (
    <AccountPage picture="privacy-shield" title={text('common.do-not-sell')}>
      <div className={css.words}>
        <p>{text('privacy-pages.request.right')}</p>
        <p>{text('privacy-pages.request.how')}</p>
        <p>{text('privacy-pages.request.same')}</p>
      </div>
      <SignalNotice />
      <Form onSubmit={form.submit} aria-busy={form.sending}>
        <FormErrorSummary
          title={text('common.check-entries')}
          errors={error === undefined ? [] : [{ fieldId: FIELD, message: error }]}
          attempt={form.attempt}
        />
        <EmailField {...form.emailAddress} id={FIELD} label={text('common.email')} error={error} />
        {form.failure === null ? null : (
          <FailureNotice failure={form.failure} title={text('privacy-pages.request.failed')} />
        )}
        <Button type="submit" size="large" fullWidth busy={form.sending} busyLabel={text('common.sending')}>
          {text('privacy-pages.request.submit')}
        </Button>
      </Form>
      {isNativeApp() ? null : <CookieChoice />}
    </AccountPage>
  );
}

/** Cookies are a choice of their own, which is not offered inside an app (PRI-004). */
function CookieChoice() {
  const { text } = useMessages();
  const cookies = useCookiePreferences();
  return (
    <div className={css.cookies}>
      <p className={look.smallMuted}>{text('privacy-pages.request.cookies')}</p>
      <Button variant="secondary" fullWidth aria-haspopup="dialog" onClick={cookies.open}>
        {text('privacy.cookies.open')}
      </Button>
      {cookies.isOpen ? <CookiePreferences onSave={cookies.save} onClose={cookies.close} /> : null}
    </div>
  );
}
