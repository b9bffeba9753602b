import { useMessages } from '#messages/messages-provider.tsx';
import { Art } from '#ui/art/art.tsx';
import { look } from '#ui/theme/text.css.ts';
import * as css from './my-rewards.css.ts';

/** Since when one is a member, and has the gold medal (RWD-038). Years are names here, never counted. */
export function MemberSince({ tenureYear, medalYear }: { readonly tenureYear: number; readonly medalYear: number }) {
  const { text } = useMessages();
  return (
    <section className={css.since} aria-labelledby="member-since">
      <Art name="tier-gold" lazy className={css.sinceMedal} />
      <div className={css.words}>
        <h2 id="member-since" className={look.heading3}>
          {text('rewards-mine.since.title', { year: String(tenureYear) })}
        </h2>
        <p className={look.body}>{text('rewards-mine.since.text', { year: String(medalYear) })}</p>
      </div>
    </section>
  );
}
