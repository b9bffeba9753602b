import { createFileRoute, notFound } from '@tanstack/react-router';

// The gallery of the design system is part of development builds only; elsewhere there is no such page.
export const Route = createFileRoute('/design')({
  staticData: { title: 'shell.brand', description: 'shell.tagline' },
  beforeLoad: ({ context }) => {
    if (!context.Gallery) throw notFound();
  },
  component: Design,
});

function Design() {
  const { Gallery } = Route.useRouteContext();
  return Gallery ? <Gallery /> : null;
}
