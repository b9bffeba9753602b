import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { profileQuery } from '#api/account/profile.ts';
import { useVisitor } from '#session/session-provider.tsx';
import type { GiftFields } from './gift-fields.ts';

type Fields = Pick<GiftFields, 'attempt'> & { readonly form: Pick<GiftFields['form'], 'getValues' | 'setValue'> };

/** A member’s own name and address, wherever nothing else was typed (GFT-026). */
export function useSender({ form, attempt }: Fields, find: (field: string) => HTMLElement | null): void {
  const { getValues, setValue } = form;
  const isAttempted = useRef(false);
  isAttempted.current = attempt > 0;
  const isMember = useVisitor().kind === 'member';
  const { data: profile } = useQuery({ ...profileQuery(), enabled: isMember });
  useEffect(() => {
    if (!profile) return;
    const prefill = (field: 'senderName' | 'senderEmail', own: string) => {
      const input = find(field);
      // A password manager may have filled it in without an event.
      if (getValues(field) !== '' || (input instanceof HTMLInputElement && input.value !== '')) return;
      // What was missing at an attempt is there now.
      setValue(field, own, { shouldValidate: isAttempted.current });
      // Who is about to type there goes on as in an empty field: the first letter replaces what came. The form library would
      // select it a moment later, behind a letter that was quicker.
      if (input instanceof HTMLInputElement && input.matches(':focus')) input.select();
    };
    prefill('senderName', `${profile.firstName} ${profile.lastName}`.trim());
    prefill('senderEmail', profile.emailAddress);
  }, [profile, find, getValues, setValue]);
}
