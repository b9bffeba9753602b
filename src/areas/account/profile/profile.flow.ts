import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useBlocker } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { fromPromise } from 'xstate';
import { profileQuery, readProfile, saveProfile } from '#api/account/profile.ts';
import type { PersonalChanges } from '#domain/account/personal-details.ts';
import type { Profile } from '#domain/account/profile.ts';
import { failureCodeOf, isAnswerLost } from '#domain/failure.ts';
import { isSamePerson } from '#domain/visitor.ts';
import { profileMachine } from '#machines/account/profile/profile.machine.ts';
import { wording } from '#messages/messages.ts';
import { useMessages } from '#messages/messages-provider.tsx';
import { useFailure } from '#parts/flow/session-loss.ts';
import { useFlow } from '#parts/flow/use-flow.ts';
import { useTag } from '#parts/flow/use-tag.ts';
import { useConfiguration } from '#session/configuration.ts';
import type { EveryActorOf } from '#session/every-actor.ts';
import { useSession } from '#session/session-provider.tsx';
import { usePersonalForm } from './personal-fields.ts';

/** What the retailer may have of the form already, for all that is known here: it is sent again, whatever it is by now (D-363). */
type Sent = { current: PersonalChanges };

const profileActors = (queryClient: QueryClient, sent: Sent): EveryActorOf<typeof profileMachine> => ({
  saveProfile: fromPromise(async ({ input: { changes }, signal }) => {
    const { queryKey } = profileQuery();
    const { current: before } = sent;
    try {
      // All is saved together: what was changed on another device is not to be turned back (D-363).
      const { firstName, lastName, birthday, address, phoneNumber } = await readProfile({ signal });
      const held = { firstName, lastName, birthday, address, phoneNumber };
      sent.current = changes;
      const saved = await saveProfile({ body: { ...held, ...changes }, signal });
      sent.current = {};
      // What is being read since before would come after it, and turn the form back.
      await queryClient.cancelQueries({ queryKey });
      queryClient.setQueryData(queryKey, saved);
    } catch (thrown) {
      const code = failureCodeOf(thrown);
      if (!isAnswerLost(code)) sent.current = before;
      // Set elsewhere meanwhile: the form shows it from now on (ACC-129).
      if (code === 'birthday-set') void queryClient.invalidateQueries({ queryKey });
      // It may be saved all the same: the next page reads it anew, and this form stays as it is.
      if (isAnswerLost(code)) void queryClient.invalidateQueries({ queryKey, refetchType: 'none' });
      throw thrown;
    }
  }),
});

/** Editing the personal information of a member, whose profile is known (ACC-127, ACC-129). */
export function usePersonalFlow(profile: Profile) {
  const session = useSession();
  const queryClient = useQueryClient();
  const { locale } = useMessages();
  const { isLastNameRequired } = useConfiguration().createAccount;
  const sent = useRef<PersonalChanges>({});
  const actor = useFlow(profileMachine, () => profileActors(queryClient, sent), {
    on: {
      'leave.allowed': () => proceed?.(),
      'leave.refused': () => reset?.(),
      'profile.saved': () => {
        settle();
        // The page greets by the name that the session answers with (ACC-129).
        session.refresh();
        session.notices.toast('profile', { text: wording('account.profile.personal.saved'), tone: 'success' });
      },
    },
  });
  const failure = useFailure(actor);
  const form = usePersonalForm({ profile, locale, isLastNameRequired, failure, sent });
  const { isDirty, settle } = form;

  useEffect(() => actor.send({ type: isDirty ? 'form.changed' : 'form.reverted' }), [actor, isDirty]);

  // A member who signs out or is replaced by another visitor leaves without being asked (FC-071).
  const { current: editor } = useRef(session.visitor());
  const hasUnsaved = () => actor.getSnapshot().hasTag('unsaved') && isSamePerson(session.visitor(), editor);
  const { status, proceed, reset } = useBlocker({
    // What opens over the page leaves it as it is.
    shouldBlockFn: ({ current, next }) => current.pathname !== next.pathname && hasUnsaved(),
    enableBeforeUnload: hasUnsaved,
    withResolver: true,
  });
  useEffect(() => {
    if (status === 'blocked') actor.send({ type: 'leave.pressed' });
  }, [status, actor]);

  return {
    form,
    isLastNameRequired,
    saving: useTag(actor, 'busy'),
    asking: useTag(actor, 'asking'),
    submit: form.submit((changes) => actor.send({ type: 'form.submitted', changes })),
    leave: () => actor.send({ type: 'leave.confirmed' }),
    stay: () => actor.send({ type: 'leave.cancelled' }),
  };
}
