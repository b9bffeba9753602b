import { createFileRoute } from '@tanstack/react-router';

export const Route = createFileRoute('/account/settings/edit-email/')({
  component: RouteComponent,
});

function RouteComponent() {
  return <div>Hello "/account/settings/edit-email/"!</div>;
}
