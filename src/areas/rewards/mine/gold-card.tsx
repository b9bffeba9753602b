import Lock from 'lucide-react/icons/lock';
import { type LoyaltyTier, nextTier } from '#domain/rewards/loyalty-tier.ts';
import { useMessages } from '#messages/messages-provider.tsx';
import { look } from '#ui/theme/text.css.ts';
import * as css from './my-rewards.css.ts';

/** The card that the next level brings; above the highest there is none (RWD-039 to RWD-041). */
export function GoldCard({ level }: { readonly level: LoyaltyTier }) {
  const { text } = useMessages();
  const next = nextTier(level);
  if (next === level) return null;
  return (
    <section className={css.anchor} aria-labelledby="gold-card">
      <svg viewBox="0 0 160 100" aria-hidden="true" className={css.cardPicture}>
        <rect width="160" height="100" rx="10" fill="#D9A036" />
        <path d="M0 62C40 40 78 88 160 48V90a10 10 0 0 1-10 10H10A10 10 0 0 1 0 90z" fill="#B97F1C" />
        <path
          d="m126 16 4 8 9 1.4-6.500 6.300 1.500 8.900-8-4.200-8 4.200 1.500-8.900-6.500-6.300 9-1.400z"
          fill="#FBF5EA"
        />
        <path d="M16 76h62M16 84h38" stroke="#FBF5EA" strokeWidth="4" strokeLinecap="round" opacity=".85" />
      </svg>
      <div className={css.words}>
        <h2 id="gold-card" className={look.heading3}>
          {text('rewards-mine.anchor.title')}
        </h2>
        <p className={look.smallMuted}>{text('rewards-mine.anchor.text')}</p>
        <p className={css.lock}>
          <Lock size={18} aria-hidden="true" />
          {text('rewards-mine.anchor.lock', { level: text(`common.level.${next}`) })}
        </p>
      </div>
    </section>
  );
}
