import { useMessages } from '#messages/messages-provider.tsx';
import { Link } from '#parts/link.tsx';
import { Art } from '#ui/art/art.tsx';
import { HomeCard } from './home-card.tsx';

/** The way to an order, with an account or without (FED-020). */
export function OrderAheadCard({ heading = 'h3' }: { readonly heading?: 'h2' | 'h3' }) {
  const { text } = useMessages();
  return (
    <HomeCard
      picture={<Art name="drink-latte" lazy />}
      title={text('home.order.title')}
      words={text('home.order.text')}
      heading={heading}
      link={<Link to="/menu" />}
      label={text('common.see-menu')}
    />
  );
}
