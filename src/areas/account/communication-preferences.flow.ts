import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useMemo, useRef } from 'react';
import { fromPromise } from 'xstate';
import { communicationPreferencesQuery, saveCommunicationPreferences } from '#api/account/communication-preferences.ts';
import type { CommunicationPreferences } from '#domain/communication-preferences.ts';
import { failureCodeOf } from '#domain/failure.ts';
import { communicationPreferencesMachine } from '#machines/account/communication-preferences.machine.ts';
import type { EveryActorOf } from '#machines/every-actor.ts';
import { wording } from '#messages/messages.ts';
import { useFlowRuntime } from '#session/flow-runtime.tsx';
import { createKeptEntries } from '#session/kept-entries.ts';
import { useSession } from '#session/session-provider.tsx';

const communicationPreferencesActors = {
  savePreferences: fromPromise<void, CommunicationPreferences>(async ({ input, signal }) => {
    await saveCommunicationPreferences({
      body: {
        receiveProductEmailCommunications: input.product,
        receiveGeneralEmailCommunications: input.general,
        receivePersonalizedEmailCommunications: input.personalized,
      },
      signal,
    });
  }),
} satisfies EveryActorOf<typeof communicationPreferencesMachine>;

const NOTICE = 'communication-preferences';

const useKeptWish = createKeptEntries<CommunicationPreferences>();

/** The switches show the wish, and without one what the server last said (ACC-107, ACC-108). */
export function useCommunicationPreferences() {
  const session = useSession();
  const queryClient = useQueryClient();
  const { options, actors } = useFlowRuntime();
  const machine = useMemo(
    () => communicationPreferencesMachine.provide({ actors: { ...communicationPreferencesActors, ...actors } }),
    [actors],
  );
  const refused = useRef<CommunicationPreferences | null>(null);
  const lost = useKeptWish(() => refused.current ?? actor.getSnapshot().context.wish);
  const actor = useActorRef(machine, { ...options, input: { wish: lost } });
  useEffect(() => {
    const { queryKey } = communicationPreferencesQuery();
    const subscriptions = [
      actor.on('preferences.kept', ({ preferences }) => queryClient.setQueryData(queryKey, preferences)),
      actor.on('preferences.saved', () =>
        session.notices.toast(NOTICE, { text: wording('settings.preferences.saved'), tone: 'success' }),
      ),
      actor.on('preferences.refused', ({ failure, wish }) => {
        if (failure !== 'signed-out') {
          session.notices.toast(NOTICE, { text: wording(`failures.${failure}`), tone: 'failure' });
          return;
        }
        // Kept for when the member is back (FC-064).
        refused.current = wish;
        session.expire();
        refused.current = null;
      }),
    ];
    return () => {
      for (const subscription of subscriptions) subscription.unsubscribe();
    };
  }, [actor, queryClient, session]);
  const { data, error, refetch } = useQuery(communicationPreferencesQuery());
  const wish = useSelector(actor, ({ context }) => context.wish);
  const shown = data ? (wish ?? data) : null;
  return {
    shown,
    failure: shown === null && error ? failureCodeOf(error) : null,
    pending: useSelector(actor, (state) => state.hasTag('pending')),
    /** The session ended before the wish was saved, and the same member is back. */
    isOffered: useSelector(actor, (state) => state.hasTag('offered')),
    confirm: () => actor.send({ type: 'wish.confirmed' }),
    decline: () => actor.send({ type: 'wish.declined' }),
    retry: () => void refetch(),
    turn: (which: keyof CommunicationPreferences) => {
      if (data) actor.send({ type: 'preference.turned', which, shown: data });
    },
  };
}
