import { type QueryClient, useQuery } from '@tanstack/react-query';
import { useSelector } from '@xstate/react';
import { fromPromise } from 'xstate';
import { privacyQuery, savePrivacy } from '#api/account/privacy.ts';
import { failureCodeOf, isAnswerLost } from '#domain/failure.ts';
import { privacySettingsMachine } from '#machines/account/settings/privacy-settings.machine.ts';
import { wording } from '#messages/messages.ts';
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
    const keeper = useKeptChoice.keeperOf(session);
    actor.on('privacy.saved', () => {
      // It may have been kept while it was not known whose session it is.
      keeper.drop();
      session.notices.toast(NOTICE, { text: wording('account.settings.privacy.saved'), tone: 'success' });
    });
    actor.on('privacy.refused', ({ failure, wanted }) => {
      if (failure === 'signed-out') {
        // Offered when the member is back (FC-064), also where the page was left before this.
        if (wanted !== null) keeper.keep(wanted);
        return;
      }
      // Said here and now: it is not offered once more where it was not known meanwhile whose session it is (D-392).
      keeper.drop();
      session.notices.toast(NOTICE, { text: wording(`failures.${failure}`), tone: 'failure' });
      // It may have been saved all the same, which only the server knows.
      if (isAnswerLost(failure)) void queryClient.invalidateQueries({ queryKey: privacyQuery().queryKey });
    });
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
