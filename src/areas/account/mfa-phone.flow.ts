import { valibotResolver } from '@hookform/resolvers/valibot';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useMemo, useState } from 'react';
import { useForm } from 'react-hook-form';
import * as v from 'valibot';
import { fromPromise } from 'xstate';
import { addPhone, changePhone, confirmPhone, phonesQuery } from '#api/account/phones.ts';
import { bareNumber, isPhoneNumber } from '#domain/account-limits.ts';
import type { MfaPhone } from '#domain/one-time-code.ts';
import { type CodeTarget, codeConfirmationMachine } from '#machines/account/code-confirmation.machine.ts';
import { mfaPhoneMachine } from '#machines/account/mfa-phone.machine.ts';
import type { EveryActorOf } from '#machines/every-actor.ts';
import { wording } from '#messages/messages.ts';
import { useFlowRuntime } from '#session/flow-runtime.tsx';
import { useSession } from '#session/session-provider.tsx';
import { createKeptForm } from './kept-form.ts';
import { useSessionLoss } from './session-loss.ts';

type Proposal = { phoneId: string | null; phoneNumber: string };

function propose({ phoneId, phoneNumber }: Proposal, signal: AbortSignal): Promise<MfaPhone> {
  const body = { phoneNumber };
  return phoneId === null ? addPhone({ body, signal }) : changePhone({ params: { id: phoneId }, body, signal });
}

/** Asked again, the server sends the same number another code. */
const codeActors = (phoneId: string | null) =>
  ({
    sendAgain: fromPromise<void, { target: CodeTarget }>(async ({ input: { target }, signal }) => {
      await propose({ phoneId, phoneNumber: target.address }, signal);
    }),
    confirmCode: fromPromise<void, { target: CodeTarget; code: string }>(
      async ({ input: { target, code }, signal }) => {
        await confirmPhone({ params: { id: target.id ?? '' }, body: { code }, signal });
      },
    ),
  }) satisfies EveryActorOf<typeof codeConfirmationMachine>;

const mfaPhoneActors = (phoneId: string | null) =>
  ({
    proposeNumber: fromPromise<MfaPhone, Proposal>(({ input, signal }) => propose(input, signal)),
    codeConfirmation: codeConfirmationMachine.provide({ actors: codeActors(phoneId) }),
  }) satisfies EveryActorOf<typeof mfaPhoneMachine>;

const formSchema = v.object({
  phoneNumber: v.pipe(v.string(), v.transform(bareNumber), v.check(isPhoneNumber, 'invalid')),
});

const useKeptForm = createKeptForm<{ phoneNumber: string }>(['phoneNumber']);

interface MfaPhoneNeeds {
  /** The phone whose number changes; null adds one. */
  readonly phoneId: string | null;
  readonly onVerificationDue: () => void;
}

/** A number for codes, and the code that makes it active (ACC-117 to ACC-120). */
export function useMfaPhone({ phoneId, onVerificationDue }: MfaPhoneNeeds) {
  const { notices } = useSession();
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const { options, actors } = useFlowRuntime();
  const machine = useMemo(
    () => mfaPhoneMachine.provide({ actors: { ...mfaPhoneActors(phoneId), ...actors } }),
    [phoneId, actors],
  );
  const actor = useActorRef(machine, { ...options, input: { phoneId } });
  useEffect(() => {
    const subscriptions = [
      actor.on('verification.due', onVerificationDue),
      actor.on('phone.confirmed', () => {
        notices.toast('mfa-phone', { text: wording('settings.phone.confirmed'), tone: 'success' });
        void queryClient.invalidateQueries({ queryKey: phonesQuery().queryKey });
        void navigate({ to: '/account/settings/mfa', replace: true });
      }),
    ];
    return () => {
      for (const subscription of subscriptions) subscription.unsubscribe();
    };
  }, [actor, notices, queryClient, navigate, onVerificationDue]);

  const form = useForm({
    resolver: valibotResolver(formSchema),
    defaultValues: { phoneNumber: '' },
    // The summary takes the focus; its link leads to the field.
    shouldFocusError: false,
  });
  useKeptForm(form, 'settings.entries-back', phoneId ?? 'added');
  const [attempt, setAttempt] = useState(0);
  const failure = useSessionLoss(useSelector(actor, ({ context }) => context.failure));
  useEffect(() => {
    if (failure !== null) setAttempt((count) => count + 1);
  }, [failure]);
  const isInvalid = form.formState.errors.phoneNumber !== undefined;
  return {
    phoneNumber: form.register('phoneNumber'),
    isInvalid,
    failure: isInvalid ? null : failure,
    attempt,
    submitting: useSelector(actor, (state) => state.hasTag('busy') || state.hasTag('confirmed')),
    /** All that is shown of the new number. */
    lastFour: useSelector(actor, ({ context }) => context.target?.address.slice(-4) ?? ''),
    confirmation: useSelector(actor, (state) => state.children.codeConfirmation),
    decline: () => actor.send({ type: 'number.declined' }),
    submit: form.handleSubmit(
      ({ phoneNumber }) => actor.send({ type: 'number.submitted', phoneNumber }),
      () => setAttempt((count) => count + 1),
    ),
  };
}

export type MfaPhoneFlow = ReturnType<typeof useMfaPhone>;
