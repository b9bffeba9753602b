import { createFileRoute } from '@tanstack/react-router';
import { signInSearchSchema } from '#areas/account/sign-in/sign-in-search.ts';
import { SsoSignInScreen } from '#areas/account/sign-in/sso-sign-in.screen.tsx';

export const Route = createFileRoute('/account/signin/sso/')({
  validateSearch: signInSearchSchema,
  staticData: {
    title: 'account.sign-in.sso.page-title',
    description: 'account.sign-in.sso.description',
    header: 'minimal',
  },
  loader: ({ context }) => context.catalogue.load('account.sign-in'),
  component: SsoSignInPage,
});

function SsoSignInPage() {
  return <SsoSignInScreen returnUrl={Route.useSearch().returnUrl} />;
}
