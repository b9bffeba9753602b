import { Link } from '@tanstack/react-router';
import type { CardProblem } from '#domain/account/new-account.ts';
import { useMessages } from '#messages/messages-provider.tsx';
import { AccountPage, AccountPageActions } from '#parts/pages/account-page.tsx';
import { ButtonLink } from '#ui/button/button.tsx';
import { Notice } from '#ui/notice/notice.tsx';

/** The account exists, its card does not (ACC-075 to ACC-079). */
export function PartialSuccessScreen({ problem }: { readonly problem: CardProblem }) {
  const { text } = useMessages();
  return (
    <AccountPage
      picture="card-problem"
      title={text('account.join.partial.title')}
      lead={text('account.join.partial.text')}
    >
      <Notice tone="warning">{text(`common.card-problem.${problem}`)}</Notice>
      <AccountPageActions>
        <ButtonLink size="large" fullWidth render={<Link to="/account/cards" />}>
          {text('account.join.partial.cards')}
        </ButtonLink>
        <ButtonLink size="large" fullWidth variant="secondary" render={<Link to="/account/for-you" />}>
          {text('account.join.partial.for-you')}
        </ButtonLink>
      </AccountPageActions>
    </AccountPage>
  );
}
