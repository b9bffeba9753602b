import type { CardProblem } from '#domain/account/new-account.ts';
import { useMessages } from '#messages/messages-provider.tsx';
import { ButtonTo } from '#parts/page-links.tsx';
import { AccountPage, AccountPageActions } from '#parts/pages/account-page.tsx';
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
        <ButtonTo to="/account/cards" size="large" fullWidth>
          {text('account.join.partial.cards')}
        </ButtonTo>
        <ButtonTo to="/account/for-you" size="large" fullWidth variant="secondary">
          {text('account.join.partial.for-you')}
        </ButtonTo>
      </AccountPageActions>
    </AccountPage>
  );
}
