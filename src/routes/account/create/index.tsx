import { createFileRoute } from '@tanstack/react-router';
import { CreateAccountScreen } from '#areas/account/create-account.screen.tsx';
import { signInSearchSchema } from '#areas/account/sign-in-search.ts';
import { safeReturnUrl } from '#domain/return-url.ts';

export const Route = createFileRoute('/account/create/')({
  validateSearch: signInSearchSchema,
  staticData: { title: 'join.create.page-title', description: 'join.create.description', header: 'minimal' },
  loader: ({ context }) => context.catalogue.load('account', 'join'),
  component: CreateAccountPage,
});

function CreateAccountPage() {
  const { returnUrl } = Route.useSearch();
  return <CreateAccountScreen returnUrl={returnUrl} returnTo={safeReturnUrl(returnUrl)} />;
}
