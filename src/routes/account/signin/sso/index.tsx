import { createFileRoute } from '@tanstack/react-router';
import { signInSearchSchema } from '#areas/account/sign-in-search.ts';
import { SsoSignInScreen } from '#areas/account/sso-sign-in.screen.tsx';

export const Route = createFileRoute('/account/signin/sso/')({
  validateSearch: signInSearchSchema,
  staticData: { title: 'account.sso.page-title', description: 'account.sso.description', header: 'minimal' },
  loader: ({ context }) => context.catalogue.load('account'),
  component: SsoSignInPage,
});

function SsoSignInPage() {
  return <SsoSignInScreen returnUrl={Route.useSearch().returnUrl} />;
}
