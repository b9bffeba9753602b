import { createFileRoute } from '@tanstack/react-router';
import { HomeScreen } from '#areas/home/home.screen.tsx';

export const Route = createFileRoute('/')({
  staticData: { title: 'home.title', description: 'home.description' },
  loader: ({ context }) => context.catalogue.load('home'),
  component: HomeScreen,
});
