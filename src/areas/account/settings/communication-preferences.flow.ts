import { type QueryClient, useQuery } from '@tanstack/react-query';
import { useSelector } from '@xstate/react';
import { fromPromise } from 'xstate';
import {
  communicationPreferencesKey,
  communicationPreferencesQuery,
  flagsOf,
  readPreferences,
  saveCommunicationPreferences,
} from '#api/account/communication-preferences.ts';
import type { CommunicationPreferences, TurnedPreferences } from '#domain/account/communication-preferences.ts';
import { failureCodeOf } from '#domain/failure.ts';
import { communicationPreferencesMachine } from '#machines/account/settings/communication-preferences.machine.ts';
import { wording } from '#messages/messages.ts';
import { saySaved } from '#parts/flow/say-saved.ts';
import { untilSaved } from '#parts/flow/until-saved.ts';
import { useTag } from '#parts/flow/use-tag.ts';
import { resolveConfiguration, useConfiguration, useIsConfigurationKnown } from '#session/configuration.ts';
import type { EveryActorOf } from '#session/every-actor.ts';
import { createFlowActor } from '#session/flow-runtime.tsx';
import { createKeptEntries } from '#session/kept-entries.ts';

const communicationPreferencesActors = (
  queryClient: QueryClient,
): EveryActorOf<typeof communicationPreferencesMachine> => ({
  // Not taken back at sign-out: what was chosen is done. Only the cache is another member's by then.
  savePreferences: fromPromise(async ({ input, signal }) => {
    const { product } = await resolveConfiguration(queryClient);
    const { queryKey } = communicationPreferencesQuery(product);
    // All are saved together: what was turned off elsewhere, by the link of a mail, say, is not to be subscribed to again.
    const held = await readPreferences(product, signal);
    // Another member may be here by now.
    if (signal.aborted) return;
    const wanted = { ...held, ...input };
    await saveCommunicationPreferences({ body: flagsOf(wanted, product) });
    if (signal.aborted) return;
    // What is being read since before would come after it, and turn it back.
    await queryClient.cancelQueries({ queryKey });
    if (signal.aborted) return;
    queryClient.setQueryData(queryKey, wanted);
  }),
});

const useKeptPreferences = createKeptEntries<TurnedPreferences>();

const NOTICE = 'communication-preferences';

/** What is chosen is saved though the page is left at once, and what fails then is shown elsewhere (ACC-108). */
const usePreferencesActor = untilSaved<typeof communicationPreferencesMachine>(
  ({ session, queryClient, runtime }, input) => {
    const own = communicationPreferencesActors(queryClient);
    const actor = createFlowActor(communicationPreferencesMachine, runtime, own, input);
    const outcome = saySaved({
      session,
      keeper: useKeptPreferences.keeperOf(session),
      notice: NOTICE,
      saved: wording('account.settings.preferences.saved'),
      readAnew: () => void queryClient.invalidateQueries({ queryKey: communicationPreferencesKey }),
    });
    actor.on('preferences.saved', outcome.saved);
    actor.on('preferences.refused', outcome.refused);
    return actor;
  },
  (actor) => actor.getSnapshot().hasTag('pending'),
);

/** A switch that was turned shows what is wanted, any other what the server last said (ACC-107, ACC-108, D-410). */
export function useCommunicationPreferences() {
  const { product } = useConfiguration();
  const unsaved = useKeptPreferences(() => actor.getSnapshot().context.optimistic);
  const actor = usePreferencesActor({ optimistic: unsaved });
  // The brand names one of the flags: before it is known the answer cannot be read.
  const enabled = useIsConfigurationKnown();
  const { data, error, refetch } = useQuery({ ...communicationPreferencesQuery(product), enabled });
  const optimistic = useSelector(actor, ({ context }) => context.optimistic);
  const shown = data ? { ...data, ...optimistic } : null;
  return {
    shown,
    failure: shown === null && error ? failureCodeOf(error) : null,
    pending: useTag(actor, 'pending'),
    /** The session ended before the optimistic value was saved, and the same member is back. */
    isOffered: useTag(actor, 'offered'),
    confirm: () => actor.send({ type: 'unsaved.confirmed' }),
    decline: () => actor.send({ type: 'unsaved.discarded' }),
    retry: () => void refetch(),
    turn: (which: keyof CommunicationPreferences) => {
      if (data) actor.send({ type: 'preference.turned', which, shown: data });
    },
  };
}
