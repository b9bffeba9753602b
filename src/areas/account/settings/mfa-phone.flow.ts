import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useSelector } from '@xstate/react';
import * as v from 'valibot';
import { fromPromise } from 'xstate';
import { addPhone, changePhone, confirmPhone, phonesQuery, readPhones } from '#api/account/phones.ts';
import type { MfaPhone } from '#domain/account/one-time-code.ts';
import { bareNumber, isPhoneNumber } from '#domain/account/phone-number.ts';
import { type CodeTarget, codeConfirmationMachine } from '#machines/account/second-factor/code-confirmation.machine.ts';
import { mfaPhoneMachine } from '#machines/account/settings/mfa-phone.machine.ts';
import { wording } from '#messages/messages.ts';
import { createKeptForm } from '#parts/flow/kept-form.ts';
import { useFailure } from '#parts/flow/session-loss.ts';
import { useFlow } from '#parts/flow/use-flow.ts';
import { useFlowForm } from '#parts/flow/use-flow-form.ts';
import { useTag } from '#parts/flow/use-tag.ts';
import type { EveryActorOf } from '#session/every-actor.ts';
import { useSession } from '#session/session-provider.tsx';
import { codeConfirmed, codeSentAgain } from './lost-answer.ts';

type Proposal = { phoneId: string | null; phoneNumber: string };

function propose({ phoneId, phoneNumber }: Proposal, signal: AbortSignal): Promise<MfaPhone> {
  const body = { phoneNumber };
  return phoneId === null ? addPhone({ body, signal }) : changePhone({ params: { id: phoneId }, body, signal });
}

/**
 * Whether the phone has its new number by now, as far as four digits show it: not where they were those of its number
 * `before` too, and not where the phones cannot be read. What was read is not kept: a page shows phones after a proof only.
 */
async function hasNewNumber(target: CodeTarget, before: MfaPhone | null, signal: AbortSignal): Promise<boolean> {
  const hasNumber = ({ verified, lastFour }: MfaPhone) => verified && lastFour === target.address.slice(-4);
  if (before === null || hasNumber(before)) return false;
  const phones = await readPhones({ signal }).catch(() => []);
  return phones.some((phone) => phone.id === before.id && hasNumber(phone));
}

function phoneActors(phoneId: string | null, queryClient: QueryClient): EveryActorOf<typeof mfaPhoneMachine> {
  const { queryKey } = phonesQuery();
  /**
   * The phone as it is until the code. Where no answer says it, the page of the phones may have shown it. One that was removed
   * meanwhile has another id where its number is sent another code (D-435).
   */
  let before = queryClient.getQueryData(queryKey)?.find(({ id }) => id === phoneId) ?? null;
  const proposeNumber = async (proposal: Proposal, signal: AbortSignal) => {
    before = await propose(proposal, signal);
    return before;
  };
  const codeActors: EveryActorOf<typeof codeConfirmationMachine> = {
    // Asked again, the server sends the same number another code.
    sendAgain: fromPromise(({ input: { target }, signal }) =>
      codeSentAgain(proposeNumber({ phoneId, phoneNumber: target.address }, signal), () =>
        hasNewNumber(target, before, signal),
      ),
    ),
    confirmCode: fromPromise(async ({ input: { target, code }, signal }) => {
      try {
        await codeConfirmed(
          confirmPhone({ params: { id: before?.id ?? target.id ?? '' }, body: { code }, signal }),
          () => hasNewNumber(target, before, signal),
        );
      } finally {
        void queryClient.invalidateQueries({ queryKey });
      }
    }),
  };
  return {
    proposeNumber: fromPromise(({ input, signal }) => proposeNumber(input, signal)),
    codeConfirmation: codeConfirmationMachine.provide({ actors: codeActors }),
  };
}

const formSchema = v.object({
  phoneNumber: v.pipe(v.string(), v.transform(bareNumber), v.check(isPhoneNumber, 'invalid')),
});

const useKeptForm = createKeptForm<{ phoneNumber: string }>(['phoneNumber']);

type MfaPhoneNeeds = {
  /** The phone whose number changes; null adds one. */
  readonly phoneId: string | null;
  readonly onVerificationRequired: () => void;
};

/** A number for codes, and the code that makes it active (ACC-117 to ACC-120). */
export function useMfaPhone({ phoneId, onVerificationRequired }: MfaPhoneNeeds) {
  const { notices } = useSession();
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const actor = useFlow(mfaPhoneMachine, () => phoneActors(phoneId, queryClient), {
    input: { phoneId },
    on: {
      'verification.required': onVerificationRequired,
      'phone.confirmed': () => {
        notices.toast('mfa-phone', { text: wording('account.settings.phone.confirmed'), tone: 'success' });
        void navigate({ to: '/account/settings/mfa', replace: true });
      },
    },
  });
  const { form, register, mistakeList, failure, attempt, submit } = useFlowForm({
    schema: formSchema,
    defaults: { phoneNumber: '' },
    codes: { phoneNumber: ['invalid'] },
    failure: useFailure(actor),
  });
  useKeptForm(form, 'common.entries-back', phoneId ?? 'added');
  return {
    phoneNumber: register('phoneNumber'),
    mistakeList,
    failure,
    attempt,
    /** What stands in the field is what was sent last, so that a refusal is about it. */
    isSent: useSelector(actor, ({ context }) => context.wanted) === bareNumber(form.watch('phoneNumber')),
    submitting: useTag(actor, 'busy', 'confirmed'),
    /** All that is shown of the new number. */
    lastFour: useSelector(actor, ({ context }) => context.target?.address.slice(-4) ?? ''),
    confirmation: useSelector(actor, (state) => state.children.codeConfirmation),
    decline: () => actor.send({ type: 'number.declined' }),
    submit: submit(({ phoneNumber }) => actor.send({ type: 'number.submitted', phoneNumber })),
  };
}

export type MfaPhoneFlow = ReturnType<typeof useMfaPhone>;
