import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useActorRef, useSelector } from '@xstate/react';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { fromPromise } from 'xstate';
import { createAccount } from '#api/account/create-account.ts';
import { configurationQuery } from '#api/configuration/configuration.ts';
import type { Locale } from '#domain/locale.ts';
import { CARD_CHOICES, type CardChoice } from '#domain/new-account.ts';
import { HOME_AFTER_SIGN_IN } from '#domain/return-url.ts';
import { cardSectionMachine } from '#machines/account/card-section.machine.ts';
import { type AfterCreating, createAccountMachine } from '#machines/account/create-account.machine.ts';
import type { EveryActorOf } from '#machines/every-actor.ts';
import { wording } from '#messages/messages.ts';
import { useMessages } from '#messages/messages-provider.tsx';
import { recordConversion } from '#platform/conversion-trackers.ts';
import { collectReputation } from '#platform/device-risk.ts';
import { settledConfiguration } from '#session/configuration.ts';
import { useFlowRuntime } from '#session/flow-runtime.tsx';
import type { Session } from '#session/session.ts';
import { useSession } from '#session/session-provider.tsx';
import { type CreateFormField, useCreateForm } from './create-account-fields.ts';
import { newAccountBody } from './new-account-body.ts';
import { requestSignIn } from './sign-in-request.ts';

type Needs = {
  session: Session;
  queryClient: QueryClient;
  /** The language of the moment. */
  locale: () => Locale;
};

function createAccountActors({ session, queryClient, locale }: Needs) {
  // What the silent sign-in needs, from the answer until that sign-in and no longer; never in a machine (trust.md).
  let submitted: { username: string; password: string } | null = null;
  return {
    clearSession: fromPromise<void, void>(async () => {
      await session.openCredentials({ keepSignedIn: false });
    }),
    createAccount: fromPromise(async ({ input: { account }, signal }) => {
      submitted = null;
      const [{ product }, reputation] = await Promise.all([
        settledConfiguration(queryClient),
        collectReputation(signal),
      ]);
      const body = newAccountBody(account, { locale: locale(), product, reputation });
      const answer = await createAccount({ body, signal });
      if (answer.outcome === 'created' || answer.outcome === 'card-refused') {
        submitted = { username: account.emailAddress, password: account.password };
      }
      return answer;
    }),
    signInSilently: fromPromise<boolean, void>(async ({ signal }) => {
      const credentials = submitted;
      submitted = null;
      if (!credentials) return false;
      const answer = await requestSignIn({ ...credentials, rememberMe: false }, locale(), signal);
      if (answer.outcome !== 'signed-in' || answer.visitor.kind !== 'member') return false;
      session.admit(answer.visitor);
      return true;
    }),
    recordConversion: fromPromise<void, void>(async () => recordConversion()),
  } satisfies EveryActorOf<typeof createAccountMachine>;
}

const NOTICE = 'create-account';

/** Joining, from the cleared session to the page that follows (ACC-044 to ACC-074). */
export function useCreateAccountFlow(returnTo: string) {
  const session = useSession();
  const queryClient = useQueryClient();
  const { locale } = useMessages();
  const spoken = useRef(locale);
  spoken.current = locale;
  const { options, actors } = useFlowRuntime();
  const machine = useMemo(() => {
    const own = createAccountActors({ session, queryClient, locale: () => spoken.current });
    return createAccountMachine.provide({ actors: { ...own, ...actors } });
  }, [session, queryClient, actors]);
  const actor = useActorRef(machine, { ...options, input: { returnTo } });
  const section = useActorRef(cardSectionMachine, options);
  const card = useSelector(section, (now): CardChoice => CARD_CHOICES.find((one) => now.hasTag(one)) ?? 'digitalCard');
  const form = useCreateForm(card);

  const [wanted, focusOn] = useState<{ field: CreateFormField } | null>(null);
  const leave = useLeave();
  const { refuse, focus } = form;
  useEffect(() => {
    const subscriptions = [
      actor.on('field.refused', ({ field, code }) => {
        // The error of a card field shows the field (ACC-051).
        if (isCardField(field)) section.send({ type: 'cardField.filled' });
        refuse(field, code);
        focusOn({ field });
        // Asked for here and not in the form: the market has changed, or its configuration could not be read (ACC-056).
        if (field === 'storageConsent') void queryClient.invalidateQueries({ queryKey: configurationQuery.queryKey });
      }),
      actor.on('account.refused', () =>
        session.notices.stand(NOTICE, {
          title: wording('join.refused.title'),
          text: wording('join.refused.text'),
          tone: 'failure',
        }),
      ),
      actor.on('page.wanted', ({ next }) => void leave(next)),
    ];
    return () => {
      for (const subscription of subscriptions) subscription.unsubscribe();
    };
  }, [actor, section, session, queryClient, refuse, leave]);
  const { includeStorageConsent } = form.market;
  // Once the field is there and free.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the field may come with the configuration
  useEffect(() => {
    if (wanted) focus(wanted.field);
  }, [wanted, focus, includeStorageConsent]);

  const failure = useSelector(actor, (now) => now.context.failure);
  const { countAttempt } = form;
  useEffect(() => {
    // A failed answer is a failed attempt too: the summary takes the focus.
    if (failure !== null) countAttempt();
  }, [failure, countAttempt]);

  return {
    form,
    card,
    chooseCard: (choice: CardChoice) => section.send({ type: 'card.chosen', card: choice }),
    /** A card field that gets a value shows itself, whoever fills it in (ACC-051). */
    onCardFieldChanged: (value: string) => {
      if (value !== '') section.send({ type: 'cardField.filled' });
    },
    entering: useSelector(actor, (now) => now.hasTag('entering')),
    /** From the press until the page is left. */
    submitting: useSelector(actor, (now) => now.matches('creating') || now.hasTag('created')),
    created: useSelector(actor, (now) => now.hasTag('created')),
    failure,
    submit: form.submit((account) => {
      session.notices.actor.send({ type: 'notice.dismissed', key: NOTICE });
      actor.send({ type: 'account.submitted', account });
    }),
  };
}

const isCardField = (field: string) => field === 'registerCardNumber' || field === 'registerCardPin';

/** Goes where joining leads; Back does not lead to the used form. */
function useLeave() {
  const navigate = useNavigate();
  return useCallback(
    (next: AfterCreating) => {
      switch (next.page) {
        case 'return':
          return navigate({ href: next.to, replace: true });
        case 'sign-in':
          return navigate({
            to: '/account/signin',
            search: next.to === HOME_AFTER_SIGN_IN ? {} : { returnUrl: next.to },
            replace: true,
          });
        case 'partial-success':
          return navigate({
            to: '/account/create/partial-success/$message',
            params: { message: next.problem },
            replace: true,
          });
        case 'cards':
          return navigate({
            to: '/account/cards',
            search: { mode: 'from_account_create', card_error: next.problem },
            replace: true,
          });
      }
    },
    [navigate],
  );
}

export type CreateAccountFlow = ReturnType<typeof useCreateAccountFlow>;
