import { Link } from '@tanstack/react-router';
import { useMessages } from '#messages/messages-provider.tsx';
import { ButtonLink } from '#ui/button/button.tsx';
import { TextLink } from '#ui/text-link/text-link.tsx';
import { text as look } from '#ui/theme/text.css.ts';
import { AccountPage, AccountPageActions } from './account-page.tsx';

/** The same for every address, whether or not it has an account (ACC-088, ACC-089, FC-139). */
export function ForgotPasswordSuccessScreen() {
  const { text } = useMessages();
  return (
    <AccountPage picture="mail-sent" title={text('recover.sent.title')} lead={text('recover.sent.text')}>
      <p className={look.smallMuted}>{text('recover.sent.hint')}</p>
      <AccountPageActions>
        <ButtonLink size="large" fullWidth render={<Link to="/account/signin" />}>
          {text('recover.back-to-sign-in')}
        </ButtonLink>
        <TextLink standalone render={<Link to="/account/forgot-password" />}>
          {text('recover.sent.again')}
        </TextLink>
      </AccountPageActions>
    </AccountPage>
  );
}
