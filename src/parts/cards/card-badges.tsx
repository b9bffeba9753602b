import Star from 'lucide-react/icons/star';
import { type CardCondition, conditionOf, type StoredValueCard } from '#domain/cards/stored-value-card.ts';
import { useMessages } from '#messages/messages-provider.tsx';
import { Badge, type BadgeProps } from '#ui/badge/badge.tsx';
import * as css from './card-badges.css.ts';

const TONES: Readonly<Record<Exclude<CardCondition, 'fine'>, NonNullable<BadgeProps['tone']>>> = {
  low: 'warning',
  empty: 'warning',
  inactive: 'neutral',
  closed: 'danger',
  stolen: 'danger',
  unregistered: 'warning',
};

/** What there is to know of a card besides its balance; nothing where all is well. */
export function CardBadges({ card }: { readonly card: StoredValueCard }) {
  const { text } = useMessages();
  const condition = conditionOf(card);
  if (!card.isPrimary && condition === 'fine') return null;
  return (
    <p className={css.badges}>
      {card.isPrimary ? (
        <Badge tone="brand" icon={<Star size={14} aria-hidden="true" />}>
          {text('cards.primary')}
        </Badge>
      ) : null}
      {condition === 'fine' ? null : <Badge tone={TONES[condition]}>{text(`cards.condition.${condition}`)}</Badge>}
    </p>
  );
}
