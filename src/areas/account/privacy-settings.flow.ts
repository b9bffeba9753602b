import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useMemo, useState } from 'react';
import { fromPromise } from 'xstate';
import { privacyQuery, savePrivacy } from '#api/account/privacy.ts';
import type { Consent } from '#domain/consent.ts';
import { failureCodeOf } from '#domain/failure.ts';
import { privacySettingsMachine } from '#machines/account/privacy-settings.machine.ts';
import type { EveryActorOf } from '#machines/every-actor.ts';
import { wording } from '#messages/messages.ts';
import { saveConsent } from '#platform/consent.ts';
import { useFlowRuntime } from '#session/flow-runtime.tsx';
import { useSession } from '#session/session-provider.tsx';

const privacySettingsActors = {
  savePrivacy: fromPromise<void, { doNotSellOrShare: boolean }>(async ({ input, signal }) => {
    await savePrivacy({ body: input, signal });
  }),
} satisfies EveryActorOf<typeof privacySettingsMachine>;

const NOTICE = 'privacy-settings';

/** The choice of the account, and the way to those of this browser (ACC-113, ACC-114). */
export function usePrivacySettings() {
  const session = useSession();
  const queryClient = useQueryClient();
  const { options, actors } = useFlowRuntime();
  const machine = useMemo(
    () => privacySettingsMachine.provide({ actors: { ...privacySettingsActors, ...actors } }),
    [actors],
  );
  const actor = useActorRef(machine, options);
  useEffect(() => {
    const { queryKey } = privacyQuery();
    const subscriptions = [
      actor.on('privacy.kept', ({ doNotSellOrShare }) => queryClient.setQueryData(queryKey, { doNotSellOrShare })),
      actor.on('privacy.saved', () =>
        session.notices.toast(NOTICE, { text: wording('settings.privacy.saved'), tone: 'success' }),
      ),
      actor.on('privacy.refused', ({ failure }) => {
        session.notices.toast(NOTICE, { text: wording(`failures.${failure}`), tone: 'failure' });
        if (failure === 'signed-out') session.expire();
      }),
    ];
    return () => {
      for (const subscription of subscriptions) subscription.unsubscribe();
    };
  }, [actor, queryClient, session]);
  const { data, error, refetch } = useQuery(privacyQuery());
  const wish = useSelector(actor, ({ context }) => context.wish);
  const shown = data ? (wish ?? data.doNotSellOrShare) : null;
  const [isChoosingCookies, chooseCookies] = useState(false);
  return {
    shown,
    failure: shown === null && error ? failureCodeOf(error) : null,
    pending: useSelector(actor, (state) => state.hasTag('pending')),
    isChoosingCookies,
    retry: () => void refetch(),
    turn: () => {
      if (data) actor.send({ type: 'sharing.turned', shown: data.doNotSellOrShare });
    },
    openCookies: () => chooseCookies(true),
    closeCookies: () => chooseCookies(false),
    saveCookies: (consent: Consent) => {
      saveConsent(consent);
      session.notices.toast(NOTICE, { text: wording('settings.privacy.cookies-saved'), tone: 'success' });
      chooseCookies(false);
    },
  };
}
