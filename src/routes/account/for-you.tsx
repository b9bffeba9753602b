import { createFileRoute } from '@tanstack/react-router';
import { ForYouScreen } from '#areas/home/feed/for-you.screen.tsx';

export const Route = createFileRoute('/account/for-you')({
  staticData: { title: 'common.for-you', description: 'home-feed.description' },
  loader: ({ context }) => context.catalogue.load('home', 'home-feed', 'home-guest', 'cards'),
  component: ForYouScreen,
});
