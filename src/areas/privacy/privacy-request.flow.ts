import { useNavigate } from '@tanstack/react-router';
import { useSelector } from '@xstate/react';
import { fromPromise } from 'xstate';
import { optOutOfSharing } from '#api/privacy/opt-out.ts';
import { failureCodeOf } from '#domain/failure.ts';
import { privacyRequestMachine } from '#machines/privacy/privacy-request.machine.ts';
import { wording } from '#messages/messages.ts';
import { useFlow } from '#parts/flow/use-flow.ts';
import { useFlowForm } from '#parts/flow/use-flow-form.ts';
import { useTag } from '#parts/flow/use-tag.ts';
import { anyEmailSchema, EMAIL_MISTAKES } from '#parts/person/email-address.ts';
import type { EveryActorOf } from '#session/every-actor.ts';
import type { Session } from '#session/session.ts';
import { useSession } from '#session/session-provider.tsx';

const privacyRequestActors = ({ notices }: Session): EveryActorOf<typeof privacyRequestMachine> => ({
  // Not ended with the page: what was asked for is asked for. What fails after the page was left is shown elsewhere.
  sendRequest: fromPromise(async ({ input: { emailAddress }, signal }) => {
    try {
      await optOutOfSharing({ body: { optIn: false, email: emailAddress } });
    } catch (thrown) {
      const text = wording(`failures.${failureCodeOf(thrown)}`);
      if (signal.aborted) notices.toast('privacy-request', { text, tone: 'failure' });
      throw thrown;
    }
  }),
});

/** The form for the address of which nothing is to be sold or shared (PRI-005 to PRI-011). */
export function usePrivacyRequest() {
  const navigate = useNavigate();
  const session = useSession();
  const actor = useFlow(privacyRequestMachine, () => privacyRequestActors(session), {
    on: {
      'request.accepted': () => void navigate({ to: '/personal-information/confirmation' }),
    },
  });
  const { register, mistakes, attempt, submit } = useFlowForm({
    schema: anyEmailSchema,
    defaults: { emailAddress: '' },
    codes: { emailAddress: EMAIL_MISTAKES },
  });
  return {
    emailAddress: register('emailAddress'),
    mistake: mistakes.emailAddress,
    attempt,
    // Not that of the form, which goes and comes back with each letter that makes an address.
    failure: useSelector(actor, ({ context }) => context.failure),
    sending: useTag(actor, 'busy', 'accepted'),
    submit: submit(({ emailAddress }) => actor.send({ type: 'email.submitted', emailAddress })),
  };
}
