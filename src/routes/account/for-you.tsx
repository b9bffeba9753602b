import { createFileRoute } from '@tanstack/react-router';
import { ForYouScreen } from '#areas/home/feed/for-you.screen.tsx';
import { OrderAgain } from '#areas/menu/previous/order-again.tsx';

export const Route = createFileRoute('/account/for-you')({
  staticData: { title: 'common.for-you', description: 'home-feed.description' },
  loader: ({ context }) =>
    context.catalogue.load('home', 'home-feed', 'home-guest', 'home-stream', 'cards', 'menu', 'menu-previous'),
  component: ForYouPage,
});

function ForYouPage() {
  return <ForYouScreen orderAgain={<OrderAgain />} />;
}
