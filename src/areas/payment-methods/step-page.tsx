import type { ReactNode } from 'react';
import { useMessages } from '#messages/messages-provider.tsx';
import { MemberPage } from '#parts/pages/member-page.tsx';

type StepPageProps = {
  readonly title: ReactNode;
  readonly lead?: ReactNode;
  /** A guest has no saved methods to go back to. */
  readonly isGuest?: boolean;
  readonly children: ReactNode;
};

/** One step of adding or editing a way to pay. */
export function StepPage({ isGuest = false, ...rest }: StepPageProps) {
  const { text } = useMessages();
  const back = { to: '/account/payment-method', label: text('common.payment-methods') } as const;
  return <MemberPage {...rest} {...(isGuest ? {} : { back })} />;
}
