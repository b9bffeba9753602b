import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import { useSelector } from '@xstate/react';
import { fromPromise } from 'xstate';
import { privacyQuery, savePrivacy } from '#api/account/privacy.ts';
import { failureCodeOf } from '#domain/failure.ts';
import { privacySettingsMachine } from '#machines/account/settings/privacy-settings.machine.ts';
import { wording } from '#messages/messages.ts';
import { useFlow } from '#parts/flow/use-flow.ts';
import type { FlowActors } from '#session/flow-runtime.tsx';
import { useSession } from '#session/session-provider.tsx';

const privacySettingsActors = (queryClient: QueryClient): FlowActors<typeof privacySettingsMachine> => ({
  // Not ended with the page: what was chosen is done.
  savePrivacy: fromPromise(async ({ input }) => {
    await savePrivacy({ body: input });
    queryClient.setQueryData(privacyQuery().queryKey, input);
  }),
});

const NOTICE = 'privacy-settings';

/** The choice of the account (ACC-113, ACC-114). */
export function usePrivacySettings() {
  const session = useSession();
  const queryClient = useQueryClient();
  const actor = useFlow(privacySettingsMachine, () => privacySettingsActors(queryClient), {
    on: {
      'privacy.saved': () =>
        session.notices.toast(NOTICE, { text: wording('account.settings.privacy.saved'), tone: 'success' }),
      'privacy.refused': ({ failure }) =>
        session.notices.toast(NOTICE, { text: wording(`failures.${failure}`), tone: 'failure' }),
    },
  });
  const { data, error, refetch } = useQuery(privacyQuery());
  const optimistic = useSelector(actor, ({ context }) => context.optimistic);
  const shown = data ? (optimistic ?? data.doNotSellOrShare) : null;
  return {
    shown,
    failure: shown === null && error ? failureCodeOf(error) : null,
    pending: useSelector(actor, (state) => state.hasTag('pending')),
    retry: () => void refetch(),
    turn: () => {
      if (data) actor.send({ type: 'sharing.turned', shown: data.doNotSellOrShare });
    },
  };
}
