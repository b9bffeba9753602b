import type { SafePath } from '#domain/return-url.ts';
import type { PlainMessageId } from '#messages/messages.ts';
import { useMessages } from '#messages/messages-provider.tsx';
import { lazyPart, useFetchedPart } from '#parts/fetched-part.ts';
import { useFormErrors } from '#parts/flow/use-form-errors.ts';
import { Link } from '#parts/link.tsx';
import { TextTo } from '#parts/page-links.tsx';
import { split } from '#parts/pages/account-page.css.ts';
import { PasswordField } from '#parts/person/password-field.tsx';
import { useConfiguration, useIsConfigurationKnown } from '#session/configuration.ts';
import { useHydrated } from '#session/use-hydrated.ts';
import { Art } from '#ui/art/art.tsx';
import { Button, ButtonLink } from '#ui/button/button.tsx';
import { Checkbox } from '#ui/checkbox/checkbox.tsx';
import { Form } from '#ui/form/form.tsx';
import { FormErrorSummary } from '#ui/form-error-summary/form-error-summary.tsx';
import { TextField } from '#ui/text-field/text-field.tsx';
import { classNames } from '#ui/theme/class-names.ts';
import { sheetCard } from '#ui/theme/layout.css.ts';
import { look } from '#ui/theme/text.css.ts';
import type { MfaChallengeProps } from '../second-factor/mfa-challenge.tsx';
import { PartnerHeading } from './partner-heading.tsx';
import * as css from './sign-in.css.ts';
import { type SignInMistake, useSignInFlow } from './sign-in.flow.ts';
import { UsernameHelp } from './username-help.tsx';

// Few visitors meet them.
const MFA_CHALLENGE = lazyPart<MfaChallengeProps>(
  async () => (await import('../second-factor/mfa-challenge.tsx')).MfaChallenge,
);
const BALANCE_CHECK_LINK = lazyPart<object>(
  async () => (await import('#parts/cards/balance-check-link.tsx')).BalanceCheckLink,
);
const UPDATED_TERMS = lazyPart<object>(async () => (await import('./updated-terms.tsx')).UpdatedTerms);

/** A visitor on the way to a card may only want to know what is on it. */
const CARD_PAGES = '/account/cards';

const FIELD_IDS = { username: 'sign-in-username', password: 'sign-in-password' } as const;

const MISTAKE_TEXTS = {
  'enter-username': 'account.sign-in.enter-username',
  'enter-password': 'common.enter-password',
  'too-long': 'account.sign-in.too-long',
} as const satisfies Record<SignInMistake['code'], PlainMessageId>;

type SignInScreenProps = {
  /** The address to return to, where one was given that may be followed. */
  readonly returnUrl: SafePath | undefined;
};

/** Signing in (ACC-006 to ACC-036). */
export function SignInScreen({ returnUrl: requested }: SignInScreenProps) {
  const { text, failureText } = useMessages();
  const { showKeepMeSignedInCheckbox, showUpdatedTermsNotice } = useConfiguration().signIn;
  const isKnown = useIsConfigurationKnown();
  const form = useSignInFlow();
  // The prerendered page knows no search parameters; the first render equals it, the next one says what they change.
  const returnUrl = useHydrated() ? requested : undefined;
  const search = returnUrl === undefined ? {} : { returnUrl };
  const giveUp = () => form.challenge?.send({ type: 'challenge.cancelled' });
  const MfaChallenge = useFetchedPart(form.challenge ? MFA_CHALLENGE : null, giveUp, { mayReload: true });
  // The form can be used without these two; they come once there is a network.
  const BalanceCheckLink = useFetchedPart(returnUrl?.startsWith(CARD_PAGES) ? BALANCE_CHECK_LINK : null);
  const UpdatedTerms = useFetchedPart(showUpdatedTermsNotice ? UPDATED_TERMS : null);

  const { errorOf, summary } = useFormErrors(form, {
    ids: FIELD_IDS,
    textOf: ({ code }) => text(MISTAKE_TEXTS[code]),
    failed: form.refusal && { title: text('account.sign-in.unsuccessful'), message: failureText(form.refusal) },
  });

  return (
    <div className={css.screen}>
      <div className={classNames(sheetCard, split)}>
        <div className={css.heading}>
          <Art name="drink-mocha" className={css.picture} />
          <h1 className={look.heading1} tabIndex={-1}>
            {text('account.sign-in.title')}
          </h1>
          <p className={look.lead}>{text('account.sign-in.lead')}</p>
          <PartnerHeading returnUrl={returnUrl} />
        </div>
        {showUpdatedTermsNotice && UpdatedTerms ? <UpdatedTerms /> : null}
        <Form onSubmit={form.submit} aria-busy={form.busy}>
          <FormErrorSummary {...summary} />
          <div className={css.group}>
            <TextField
              {...form.username}
              id={FIELD_IDS.username}
              label={text('account.sign-in.username')}
              type="text"
              inputMode="email"
              autoComplete="username"
              autoCapitalize="none"
              autoCorrect="off"
              spellCheck={false}
              error={errorOf('username')}
            />
            <UsernameHelp />
          </div>
          <div className={css.group}>
            <PasswordField
              {...form.password}
              id={FIELD_IDS.password}
              label={text('common.password')}
              autoComplete="current-password"
              error={errorOf('password')}
            />
            <TextTo to="/account/forgot-password">{text('common.forgot-password')}</TextTo>
          </div>
          {showKeepMeSignedInCheckbox || !isKnown ? (
            <div
              aria-hidden={!showKeepMeSignedInCheckbox}
              className={classNames(!showKeepMeSignedInCheckbox && css.awaiting)}
            >
              <Checkbox
                {...form.rememberMe}
                label={text('account.sign-in.keep-signed-in')}
                hint={text('account.sign-in.keep-signed-in-hint')}
              />
            </div>
          ) : null}
          <Button type="submit" size="large" fullWidth busy={form.busy} busyLabel={text('account.sign-in.busy')}>
            {text('common.sign-in')}
          </Button>
        </Form>
        <div className={css.join}>
          <div className={css.joinWords}>
            <h2 className={look.heading3}>{text('account.sign-in.new-here')}</h2>
            <p className={look.smallMuted}>{text('account.sign-in.join-text')}</p>
          </div>
          <ButtonLink variant="secondary" fullWidth render={<Link to="/account/create" search={search} replace />}>
            {text('common.join-now')}
          </ButtonLink>
          {returnUrl?.startsWith(CARD_PAGES) && BalanceCheckLink ? <BalanceCheckLink /> : null}
        </div>
      </div>
      {form.challenge && MfaChallenge ? <MfaChallenge challenge={form.challenge} /> : null}
    </div>
  );
}
