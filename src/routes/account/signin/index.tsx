import { createFileRoute } from '@tanstack/react-router';
import { SignInScreen } from '#areas/account/sign-in/sign-in.screen.tsx';
import { signInSearchSchema } from '#areas/account/sign-in/sign-in-search.ts';
import { enterSignIn } from '#session/pages/require-member.ts';

export const Route = createFileRoute('/account/signin/')({
  validateSearch: signInSearchSchema,
  staticData: { title: 'common.sign-in', description: 'account.sign-in.description', header: 'minimal' },
  beforeLoad: enterSignIn,
  loader: ({ context }) => context.catalogue.load('account.sign-in', 'account.second-factor'),
  component: SignInPage,
});

function SignInPage() {
  return <SignInScreen returnUrl={Route.useSearch().returnUrl} />;
}
