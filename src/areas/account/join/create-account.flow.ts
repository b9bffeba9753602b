import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useNavigate, useRouter } from '@tanstack/react-router';
import { useSelector } from '@xstate/react';
import { type FormEvent, type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { fromPromise } from 'xstate';
import { createAccount } from '#api/account/create-account.ts';
import { configurationQuery } from '#api/configuration/configuration.ts';
import { JOIN_CARD_OPTIONS, type JoinCardOption } from '#domain/account/new-account.ts';
import type { Locale } from '#domain/locale.ts';
import { HOME_AFTER_SIGN_IN, type SafePath } from '#domain/return-url.ts';
import { cardSectionMachine } from '#machines/account/join/card-section.machine.ts';
import { type AfterCreating, createAccountMachine } from '#machines/account/join/create-account.machine.ts';
import { useMessages } from '#messages/messages-provider.tsx';
import { useTypedAgain } from '#parts/flow/typed-again.ts';
import { untilAnswered } from '#parts/flow/until-answered.ts';
import { useFlow } from '#parts/flow/use-flow.ts';
import { useTag } from '#parts/flow/use-tag.ts';
import { useIsDrawnAnew } from '#parts/pages/page-of-person.tsx';
import { collectReputation } from '#platform/device-risk.ts';
import { recordConversion } from '#platform/measuring/conversion-trackers.ts';
import { resolveConfiguration } from '#session/configuration.ts';
import type { EveryActorOf } from '#session/every-actor.ts';
import { isPersonalPage } from '#session/pages/personal-page.ts';
import { useReturnTo } from '#session/pages/return-to.ts';
import type { Session } from '#session/session.ts';
import { useSession } from '#session/session-provider.tsx';
import { requestSignIn } from '../sign-in/sign-in-request.ts';
import { CARD_FIELDS, type CreateFormField, useCreateForm } from './create-account-fields.ts';
import { JOIN_NOTICE, joinSaid } from './join-said.ts';
import { newAccountBody } from './new-account-body.ts';

type Needs = {
  session: Session;
  queryClient: QueryClient;
  /** The form was there already, and another member has signed in elsewhere. */
  isDrawnAnew: boolean;
  /** The language of the moment. */
  locale: () => Locale;
  /** The account is in the place of another member, whose session had ended. */
  onReplaced: () => void;
};

function createAccountActors({
  session,
  queryClient,
  isDrawnAnew,
  locale,
  onReplaced,
}: Needs): EveryActorOf<typeof createAccountMachine> {
  // What the silent sign-in needs, from the answer until that sign-in and no longer; never in a machine.
  let submitted: { username: string; password: string } | null = null;
  return {
    clearSession: fromPromise(async ({ signal }) => {
      // Only a member who is known is signed out in every tab (D-434).
      await session.resolveVisitor();
      // A form that was drawn anew did not find this session (FC-067), and after one that is left, or open by now, comes another.
      if (!isDrawnAnew && !signal.aborted) await session.openCredentials({ keepSignedIn: false });
    }),
    createAccount: fromPromise(async ({ input: { account }, signal: ofPage }) => {
      submitted = null;
      const answer = await untilAnswered({
        session,
        signal: ofPage,
        send: async (signal) => {
          const [{ product }, reputation] = await Promise.all([
            resolveConfiguration(queryClient),
            collectReputation(signal),
          ]);
          const body = newAccountBody(account, { locale: locale(), product, reputation });
          const sent = await createAccount({ body, signal });
          // Its page would have counted it (ACC-066); it was made, also where another person visits by now.
          if (ofPage.aborted && sent.outcome === 'created') recordConversion();
          return sent;
        },
        say: joinSaid(session.notices),
      });
      // The market has changed, or its configuration could not be read (ACC-056).
      if (answer.outcome === 'invalid' && answer.field === 'storageConsent') {
        void queryClient.invalidateQueries({ queryKey: configurationQuery.queryKey });
      }
      if (!ofPage.aborted && (answer.outcome === 'created' || answer.outcome === 'card-refused')) {
        submitted = { username: account.emailAddress, password: account.password };
      }
      return answer;
    }),
    signInSilently: fromPromise(async ({ signal }) => {
      const credentials = submitted;
      submitted = null;
      if (!credentials) return false;
      const answer = await requestSignIn({ ...credentials, rememberMe: false }, locale(), signal);
      if (answer.outcome !== 'signed-in' || answer.visitor.kind !== 'member') return false;
      if (session.admitNew(answer.visitor).isReplacement) onReplaced();
      return true;
    }),
    recordConversion: fromPromise(async () => recordConversion()),
  };
}

/** Joining, from the cleared session to the page that follows (ACC-044 to ACC-074). */
export function useCreateAccountFlow(returnTo: SafePath) {
  const session = useSession();
  const queryClient = useQueryClient();
  const isDrawnAnew = useIsDrawnAnew();
  const { locale } = useMessages();
  const latestLocale = useRef(locale);
  latestLocale.current = locale;
  const [wanted, focusOn] = useState<{ field: CreateFormField } | null>(null);
  const isReplacement = useRef(false);
  const onReplaced = () => {
    isReplacement.current = true;
  };
  const leave = useLeave(isReplacement);
  const actor = useFlow(
    createAccountMachine,
    () => createAccountActors({ session, queryClient, isDrawnAnew, locale: () => latestLocale.current, onReplaced }),
    {
      input: { returnTo },
      on: {
        'field.refused': ({ field, code, message }) => {
          // The error of a card field shows the field (ACC-051).
          if (isCardField(field)) section.send({ type: 'cardField.filled' });
          form.refuse(field, code, message);
          focusOn({ field });
        },
        'account.refused': () => joinSaid(session.notices).refused(),
        'page.requested': ({ next }) => void leave(next),
      },
    },
  );
  const section = useFlow(cardSectionMachine, {});
  const card = useSelector(
    section,
    (now): JoinCardOption => JOIN_CARD_OPTIONS.find((one) => now.hasTag(one)) ?? 'digitalCard',
  );
  const failure = useSelector(actor, (now) => now.context.failure);
  const form = useCreateForm(card, failure);
  useTypedAgain(useTag(actor, 'created'), form.begunWith);

  const send = form.submit((account) => {
    session.notices.actor.send({ type: 'notice.dismissed', key: JOIN_NOTICE });
    actor.send({ type: 'account.submitted', account });
  });

  const { focus } = form;
  const { includeStorageConsent } = form.market;
  // Once the field is there and free.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the field may come with the configuration
  useEffect(() => {
    if (wanted) focus(wanted.field);
  }, [wanted, focus, includeStorageConsent]);

  return {
    form,
    card,
    chooseCard: (choice: JoinCardOption) => {
      // Its fields are gone, and with them where the summary would lead.
      if (choice !== 'registerCard') form.forgiveCard();
      section.send({ type: 'card.chosen', card: choice });
    },
    /** A card field that gets a value shows itself, also when it is filled by script (ACC-051). */
    onCardFieldChanged: (value: string) => {
      if (value !== '') section.send({ type: 'cardField.filled' });
    },
    entering: useTag(actor, 'entering'),
    /** From the press until the page is left. */
    submitting: useSelector(actor, (now) => now.matches('creating') || now.hasTag('created')),
    created: useTag(actor, 'created'),
    failure,
    submit: (event: FormEvent<HTMLFormElement>) => {
      const unseen = card === 'registerCard' ? null : form.takeUnseenCard(event.currentTarget);
      if (unseen === null) return send(event);
      // What the person has not seen is shown, and not sent by this press (ACC-051).
      event.preventDefault();
      section.send({ type: 'cardField.filled' });
      focusOn({ field: unseen });
    },
  };
}

const isCardField = (field: string) => CARD_FIELDS.some((one) => one === field);

/**
 * Goes where joining leads; Back does not lead to the used form. Where a session had ended, the address to return to may be a
 * page of that member, which is not for another one (FC-071).
 */
function useLeave(isReplacement: Readonly<RefObject<boolean>>) {
  const navigate = useNavigate();
  const returnTo = useReturnTo();
  const router = useRouter();
  return useCallback(
    (next: AfterCreating) => {
      switch (next.page) {
        case 'return':
          return returnTo(isReplacement.current && isOfMember(router, next.to) ? HOME_AFTER_SIGN_IN : next.to);
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
    [navigate, returnTo, router, isReplacement],
  );
}

function isOfMember(router: ReturnType<typeof useRouter>, to: SafePath): boolean {
  const [path = ''] = to.split(/[?#]/, 1);
  const [routes] = router.getMatchedRoutes(path);
  return isPersonalPage(path, routes);
}

export type CreateAccountFlow = ReturnType<typeof useCreateAccountFlow>;
