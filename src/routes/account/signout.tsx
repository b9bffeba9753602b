import { createFileRoute } from '@tanstack/react-router';
import { signInSearchSchema } from '#areas/account/sign-in-search.ts';
import { SignOutScreen } from '#areas/account/sign-out.screen.tsx';

export const Route = createFileRoute('/account/signout')({
  validateSearch: signInSearchSchema,
  staticData: { title: 'account.sign-out.page-title', description: 'account.sign-out.description', header: 'minimal' },
  loader: ({ context }) => context.catalogue.load('account'),
  component: SignOutPage,
});

function SignOutPage() {
  return <SignOutScreen returnUrl={Route.useSearch().returnUrl} />;
}
