import type { ReactNode } from 'react';
import { useMessages } from '#messages/messages-provider.tsx';
import { MemberPage } from '#parts/pages/member-page.tsx';
import { listSearch, type StepsSearch } from './steps-search.ts';

type StepPageProps = {
  readonly title: ReactNode;
  readonly lead?: ReactNode;
  /** What the list of saved methods leads on to (D-255); a guest has none to go back to. */
  readonly list: Pick<StepsSearch, 'returnUrl'> | null;
  readonly children: ReactNode;
};

/** One step of adding or editing a way to pay. */
export function StepPage({ list, ...rest }: StepPageProps) {
  const { text } = useMessages();
  if (!list) return <MemberPage {...rest} />;
  const label = text('common.payment-methods');
  return <MemberPage {...rest} back={{ to: '/account/payment-method', search: listSearch(list), label }} />;
}
