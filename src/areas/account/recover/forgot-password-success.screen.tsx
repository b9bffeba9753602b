import { Link } from '@tanstack/react-router';
import { useMessages } from '#messages/messages-provider.tsx';
import { AccountPage, AccountPageActions } from '#parts/pages/account-page.tsx';
import { ButtonLink } from '#ui/button/button.tsx';
import { TextLink } from '#ui/text-link/text-link.tsx';
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
        <ButtonLink size="large" fullWidth render={<Link to="/account/signin" />}>
          {text('account.recover.back-to-sign-in')}
        </ButtonLink>
        <TextLink standalone render={<Link to="/account/forgot-password" />}>
          {text('common.other-address')}
        </TextLink>
      </AccountPageActions>
    </AccountPage>
  );
}
