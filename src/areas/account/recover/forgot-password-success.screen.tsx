import { useMessages } from '#messages/messages-provider.tsx';
import { ButtonTo, TextTo } from '#parts/page-links.tsx';
import { AccountPage, AccountPageActions } from '#parts/pages/account-page.tsx';
import { look } from '#ui/theme/text.css.ts';

/** The same for every address, whether or not it has an account (ACC-088, ACC-089, FC-139). */
export function ForgotPasswordSuccessScreen() {
  const { text } = useMessages();
  return (
    <AccountPage
      picture="mail-sent"
      title={text('account.recover.sent.title')}
      lead={text('account.recover.sent.text')}
    >
      <p className={look.smallMuted}>{text('account.recover.sent.hint')}</p>
      <AccountPageActions>
        <ButtonTo to="/account/signin" size="large" fullWidth>
          {text('account.recover.back-to-sign-in')}
        </ButtonTo>
        <TextTo to="/account/forgot-password">{text('common.other-address')}</TextTo>
      </AccountPageActions>
    </AccountPage>
  );
}
