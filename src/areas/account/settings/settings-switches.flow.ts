import { type QueryClient, type QueryKey, type UseQueryResult, useQuery } from '@tanstack/react-query';
import { useSelector } from '@xstate/react';
import { fromPromise } from 'xstate';
import {
  communicationPreferencesKey,
  communicationPreferencesQuery,
  flagsOf,
  readPreferences,
  saveCommunicationPreferences,
} from '#api/account/communication-preferences.ts';
import { privacyQuery, savePrivacy } from '#api/account/privacy.ts';
import type { SettingsSwitches, TurnedSwitches } from '#domain/account/settings-switches.ts';
import { failureCodeOf, isAnswerLost } from '#domain/failure.ts';
import { settingsSwitchesMachine } from '#machines/account/settings/settings-switches.machine.ts';
import { type Wording, wording } from '#messages/messages.ts';
import type { SessionFlowNeeds } from '#parts/flow/per-session.ts';
import { untilSaved } from '#parts/flow/until-saved.ts';
import { useTag } from '#parts/flow/use-tag.ts';
import { resolveConfiguration, useConfiguration, useIsConfigurationKnown } from '#session/configuration.ts';
import { createFlowActor } from '#session/flow-runtime.tsx';
import { createKeptEntries } from '#session/kept-entries.ts';

/** What the switches of one page do. */
type Page = {
  /** Under which name its notices stand, one at a time. */
  readonly notice: string;
  readonly saved: Wording;
  /** The key of what the server holds, or the beginning of it. */
  readonly queryKey: QueryKey;
  /** Sends what was turned. Answers with what writes the saved values into the cache, or with null where nothing was sent. */
  readonly save: (
    turned: TurnedSwitches,
    by: { queryClient: QueryClient; signal: AbortSignal },
  ) => Promise<(() => void) | null>;
};

/**
 * The switches of one page of the settings (ACC-107, ACC-108, ACC-113, ACC-114, D-415): the hook takes what the server last said.
 * What is chosen is saved though the page is left at once. What comes of it is said wherever the visitor is (D-253), or kept for the
 * member whose session has ended (FC-064, D-392).
 */
function switchesOf({ notice, saved, queryKey, save }: Page) {
  const useKept = createKeptEntries<TurnedSwitches>();

  const create = (
    { session, queryClient, runtime }: SessionFlowNeeds,
    input: { optimistic: TurnedSwitches | null },
  ) => {
    // Not taken back at sign-out: what was chosen is done. Only the cache is another member's by then.
    const saveSwitches = fromPromise<void, TurnedSwitches>(async ({ input: turned, signal }) => {
      const write = await save(turned, { queryClient, signal });
      if (signal.aborted) return;
      // What is being read since before would come after it, and turn it back.
      await queryClient.cancelQueries({ queryKey });
      if (!signal.aborted) write?.();
    });
    const actor = createFlowActor(settingsSwitchesMachine, runtime, { saveSwitches }, input);
    const keeper = useKept.keeperOf(session);
    actor.on('switches.saved', () => {
      // It may have been kept while it was not known whose session it is.
      keeper.drop();
      session.notices.toast(notice, { text: saved, tone: 'success' });
    });
    actor.on('switches.refused', ({ failure, wanted }) => {
      if (failure === 'signed-out') {
        // Offered when the member is back, also where the page was left before this.
        if (wanted !== null) keeper.keep(wanted);
        return;
      }
      // Said here and now: it is not offered once more where it was not known meanwhile whose session it is.
      keeper.drop();
      session.notices.toast(notice, { text: wording(`failures.${failure}`), tone: 'failure' });
      // It may have been saved all the same, which only the server knows.
      if (isAnswerLost(failure)) void queryClient.invalidateQueries({ queryKey });
    });
    return actor;
  };
  const useSwitchesActor = untilSaved<typeof settingsSwitchesMachine>(create, (actor) =>
    actor.getSnapshot().hasTag('pending'),
  );

  return function useSwitches<Held extends TurnedSwitches>({ data, error, refetch }: UseQueryResult<Held>) {
    const unsaved = useKept(() => actor.getSnapshot().context.optimistic);
    const actor = useSwitchesActor({ optimistic: unsaved });
    const optimistic = useSelector(actor, ({ context }) => context.optimistic);
    /** A switch that was turned shows what is wanted, any other what the server last said (D-410). */
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
      turn: (which: keyof Held & keyof SettingsSwitches) => {
        if (data) actor.send({ type: 'switch.turned', which, shown: data[which] === true });
      },
    };
  };
}

const useMails = switchesOf({
  notice: 'communication-preferences',
  saved: wording('account.settings.preferences.saved'),
  queryKey: communicationPreferencesKey,
  save: async (turned, { queryClient, signal }) => {
    const { product } = await resolveConfiguration(queryClient);
    // All are saved together: what was turned off elsewhere, by the link of a mail, say, is not to be subscribed to again.
    const held = await readPreferences(product, signal);
    // Another member may be here by now.
    if (signal.aborted) return null;
    const wanted = { ...held, ...turned };
    await saveCommunicationPreferences({ body: flagsOf(wanted, product) });
    return () => queryClient.setQueryData(communicationPreferencesQuery(product).queryKey, wanted);
  },
});

/** Which mails the member wants (ACC-107, ACC-108). */
export function useCommunicationPreferences() {
  const { product } = useConfiguration();
  // The brand names one of the flags: before it is known the answer cannot be read.
  const enabled = useIsConfigurationKnown();
  return useMails(useQuery({ ...communicationPreferencesQuery(product), enabled }));
}

const usePrivacy = switchesOf({
  notice: 'privacy-settings',
  saved: wording('account.settings.privacy.saved'),
  queryKey: privacyQuery().queryKey,
  save: async (turned, { queryClient }) => {
    const body = { doNotSellOrShare: turned.doNotSellOrShare === true };
    await savePrivacy({ body });
    return () => queryClient.setQueryData(privacyQuery().queryKey, body);
  },
});

/** The choice of the account (ACC-113, ACC-114). */
export const usePrivacySettings = () => usePrivacy(useQuery(privacyQuery()));
