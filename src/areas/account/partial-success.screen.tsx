import { Link } from '@tanstack/react-router';
import type { CardProblem } from '#domain/new-account.ts';
import { useMessages } from '#messages/messages-provider.tsx';
import { ButtonLink } from '#ui/button/button.tsx';
import { Notice } from '#ui/notice/notice.tsx';
import { AccountPage, AccountPageActions } from './account-page.tsx';

/** The account exists, its card does not (ACC-075 to ACC-079). */
export function PartialSuccessScreen({ problem }: { readonly problem: CardProblem }) {
  const { text } = useMessages();
  return (
    <AccountPage picture="card-problem" title={text('join.partial.title')} lead={text('join.partial.text')}>
      <Notice tone="warning">{text(`join.problem.${problem}`)}</Notice>
      <AccountPageActions>
        <ButtonLink size="large" fullWidth render={<Link to="/account/cards" />}>
          {text('join.partial.cards')}
        </ButtonLink>
        <ButtonLink size="large" fullWidth variant="secondary" render={<Link to="/account/for-you" />}>
          {text('join.partial.for-you')}
        </ButtonLink>
      </AccountPageActions>
    </AccountPage>
  );
}
