import { createFileRoute } from '@tanstack/react-router';
import { AccessGrantScreen } from '#areas/grant/access-grant.screen.tsx';
import { grantRequestOf } from '#domain/grant/grant-decision.ts';

export const Route = createFileRoute('/_member/oauth/authorize')({
  // What stands in the address is read as it is: a parameter that is repeated is a list, and is refused (D-224).
  validateSearch: (search: Record<string, unknown>) => search,
  staticData: { title: 'grant.title', description: 'grant.description', header: 'minimal', footer: 'none' },
  loader: ({ context }) => context.catalogue.load('grant'),
  component: AuthorizePage,
});

function AuthorizePage() {
  const request = grantRequestOf(Route.useSearch());
  // Another request is another question.
  return <AccessGrantScreen key={JSON.stringify(request)} request={request} />;
}
