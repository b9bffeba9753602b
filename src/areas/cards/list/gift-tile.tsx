import ChevronRight from 'lucide-react/icons/chevron-right';
import { useMessages } from '#messages/messages-provider.tsx';
import { Link } from '#parts/link.tsx';
import { Art } from '#ui/art/art.tsx';
import { Card } from '#ui/card/card.tsx';
import { TextLink } from '#ui/text-link/text-link.tsx';
import { look } from '#ui/theme/text.css.ts';
import * as css from './gift-tile.css.ts';

/** From one's own cards to one that is given. */
export function GiftTile() {
  const { text } = useMessages();
  return (
    <Card as="section" aria-labelledby="cards-gift" padding="none" interactive className={css.tile}>
      <Art name="gift-garden" lazy className={css.picture} />
      <div className={css.words}>
        <h2 id="cards-gift" className={look.heading3}>
          <TextLink tone="quiet" stretched render={<Link to="/gift" />}>
            {text('common.send-a-gift')}
          </TextLink>
        </h2>
        <p className={look.smallMuted}>{text('cards.gift-text')}</p>
      </div>
      <ChevronRight className={css.end} size={20} aria-hidden="true" />
    </Card>
  );
}
