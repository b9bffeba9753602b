import { type QueryClient, useQuery } from '@tanstack/react-query';
import { useSelector } from '@xstate/react';
import { fromPromise } from 'xstate';
import { privacyQuery, savePrivacy } from '#api/account/privacy.ts';
import { failureCodeOf } from '#domain/failure.ts';
import { privacySettingsMachine } from '#machines/account/settings/privacy-settings.machine.ts';
import { wording } from '#messages/messages.ts';
import { saySaved } from '#parts/flow/say-saved.ts';
import { untilSaved } from '#parts/flow/until-saved.ts';
import { useTag } from '#parts/flow/use-tag.ts';
import type { EveryActorOf } from '#session/every-actor.ts';
import { createFlowActor } from '#session/flow-runtime.tsx';
import { createKeptEntries } from '#session/kept-entries.ts';

const privacySettingsActors = (queryClient: QueryClient): EveryActorOf<typeof privacySettingsMachine> => ({
  // Not taken back at sign-out: what was chosen is done. Only the cache is another member's by then.
  savePrivacy: fromPromise(async ({ input, signal }) => {
    const { queryKey } = privacyQuery();
    await savePrivacy({ body: input });
    if (signal.aborted) return;
    // What is being read since before would come after it, and turn it back.
    await queryClient.cancelQueries({ queryKey });
    if (signal.aborted) return;
    queryClient.setQueryData(queryKey, input);
  }),
});

const useKeptChoice = createKeptEntries<boolean>();

const NOTICE = 'privacy-settings';

/** What is chosen is saved though the page is left at once, and what fails then is shown elsewhere (ACC-114). */
const usePrivacyActor = untilSaved<typeof privacySettingsMachine>(
  ({ session, queryClient, runtime }, input) => {
    const actor = createFlowActor(privacySettingsMachine, runtime, privacySettingsActors(queryClient), input);
    const outcome = saySaved({
      session,
      keeper: useKeptChoice.keeperOf(session),
      notice: NOTICE,
      saved: wording('account.settings.privacy.saved'),
      readAnew: () => void queryClient.invalidateQueries({ queryKey: privacyQuery().queryKey }),
    });
    actor.on('privacy.saved', outcome.saved);
    actor.on('privacy.refused', outcome.refused);
    return actor;
  },
  (actor) => actor.getSnapshot().hasTag('pending'),
);

/** The choice of the account (ACC-113, ACC-114). */
export function usePrivacySettings() {
  const unsaved = useKeptChoice(() => actor.getSnapshot().context.optimistic);
  const actor = usePrivacyActor({ optimistic: unsaved });
  const { data, error, refetch } = useQuery(privacyQuery());
  const optimistic = useSelector(actor, ({ context }) => context.optimistic);
  const shown = data ? (optimistic ?? data.doNotSellOrShare) : null;
  return {
    shown,
    failure: shown === null && error ? failureCodeOf(error) : null,
    pending: useTag(actor, 'pending'),
    /** The session ended before the optimistic value was saved, and the same member is back. */
    isOffered: useTag(actor, 'offered'),
    confirm: () => actor.send({ type: 'unsaved.confirmed' }),
    decline: () => actor.send({ type: 'unsaved.discarded' }),
    retry: () => void refetch(),
    turn: () => {
      if (data) actor.send({ type: 'sharing.turned', shown: data.doNotSellOrShare });
    },
  };
}
