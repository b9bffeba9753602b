import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { profileQuery } from '#api/account/profile.ts';
import { useVisitor } from '#session/session-provider.tsx';
import type { GiftFields } from './gift-fields.ts';

/** A member’s own name and address, wherever nothing else was typed (GFT-026). */
export function useSender({ getValues, setValue }: Pick<GiftFields['form'], 'getValues' | 'setValue'>): void {
  const isMember = useVisitor().kind === 'member';
  const { data: profile } = useQuery({ ...profileQuery(), enabled: isMember });
  useEffect(() => {
    if (!profile) return;
    const { firstName, lastName, emailAddress } = profile;
    if (getValues('senderName') === '') setValue('senderName', `${firstName} ${lastName}`.trim());
    if (getValues('senderEmail') === '') setValue('senderEmail', emailAddress);
  }, [profile, getValues, setValue]);
}
