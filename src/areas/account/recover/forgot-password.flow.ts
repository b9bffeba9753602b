import { useNavigate } from '@tanstack/react-router';
import { fromPromise } from 'xstate';
import { forgotPassword } from '#api/account/password.ts';
import { forgotPasswordMachine } from '#machines/account/recover/forgot-password.machine.ts';
import { perSession } from '#parts/flow/per-session.ts';
import { useEmitted } from '#parts/flow/use-flow.ts';
import { useFlowForm } from '#parts/flow/use-flow-form.ts';
import { EMAIL_MISTAKES, emailSchema } from '#parts/person/email-address.ts';
import { logFailure } from '#platform/measuring/failure-log.ts';
import type { EveryActorOf } from '#session/every-actor.ts';
import { createFlowActor } from '#session/flow-runtime.tsx';

const forgotPasswordActors: EveryActorOf<typeof forgotPasswordMachine> = {
  requestMail: fromPromise(async ({ input: { emailAddress }, signal }) => {
    await forgotPassword({ body: { emailAddress, userName: emailAddress }, signal });
  }),
};

/** The request outlives the page that sent it (ACC-087). */
const forgotPasswordFlow = perSession(({ runtime }) =>
  createFlowActor(
    forgotPasswordMachine.provide({
      actions: { logFailure: (_, { failure }) => logFailure('forgot-password', failure) },
    }),
    runtime,
    forgotPasswordActors,
  ),
);

/** The form for the address that the mail goes to (ACC-081 to ACC-087). */
export function useForgotPasswordForm() {
  const actor = forgotPasswordFlow.useActor();
  const navigate = useNavigate();
  useEmitted(actor, { 'mail.requested': () => void navigate({ to: '/account/forgot-password/success' }) });
  const { register, mistakeList, attempt, submit } = useFlowForm({
    schema: emailSchema,
    defaults: { emailAddress: '' },
    codes: { emailAddress: EMAIL_MISTAKES },
  });
  return {
    emailAddress: register('emailAddress'),
    mistakeList,
    attempt,
    submit: submit(({ emailAddress }) => actor.send({ type: 'email.submitted', emailAddress })),
  };
}
