import { createFileRoute, redirect } from '@tanstack/react-router';

// Whatever else stands under /menu leads to the menu (MNU-007).
export const Route = createFileRoute('/menu/$')({
  staticData: { title: 'shell.menu', description: 'menu.description' },
  beforeLoad: () => {
    throw redirect({ to: '/menu', replace: true });
  },
});
