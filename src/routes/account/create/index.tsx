import { createFileRoute } from '@tanstack/react-router';
import { CreateAccountScreen } from '#areas/account/join/create-account.screen.tsx';
import { signInSearchSchema } from '#areas/account/sign-in/sign-in-search.ts';

export const Route = createFileRoute('/account/create/')({
  validateSearch: signInSearchSchema,
  staticData: {
    title: 'account.join.create.page-title',
    description: 'account.join.create.description',
    header: 'minimal',
  },
  loader: ({ context }) =>
    context.catalogue.load('account.sign-in', 'account.new-password', 'account.join', 'card-fields'),
  component: CreateAccountPage,
});

function CreateAccountPage() {
  return <CreateAccountScreen returnUrl={Route.useSearch().returnUrl} />;
}
