import { createFileRoute } from '@tanstack/react-router';
import { signInSearchSchema } from '#areas/account/sign-in/sign-in-search.ts';
import { SignOutScreen } from '#areas/account/sign-in/sign-out.screen.tsx';

export const Route = createFileRoute('/account/signout')({
  validateSearch: signInSearchSchema,
  staticData: { title: 'common.sign-out', description: 'account.sign-in.sign-out.description', header: 'minimal' },
  loader: ({ context }) => context.catalogue.load('account.sign-in'),
  component: SignOutPage,
});

function SignOutPage() {
  return <SignOutScreen returnUrl={Route.useSearch().returnUrl} />;
}
