import { useEffect, useReducer } from 'react';
import { greetingOf, type TimeOfDay } from '#domain/home/greeting.ts';
import type { Member } from '#domain/visitor.ts';
import { useMessages } from '#messages/messages-provider.tsx';
import { onPageShown } from '#platform/document.ts';
import { useClock } from '#session/session-provider.tsx';
import { Art } from '#ui/art/art.tsx';
import type { ArtName } from '#ui/art/art-name.ts';
import { look } from '#ui/theme/text.css.ts';
import * as css from './feed.css.ts';

const PICTURES: Readonly<Record<TimeOfDay, ArtName>> = {
  morning: 'drink-cappuccino',
  afternoon: 'drink-iced-tea',
  evening: 'drink-mocha',
};

/** The head of the feed: the time of day where the member is, and a line of the season (FED-001, FED-034). */
export function Greeting({ member: { firstName } }: { readonly member: Member }) {
  const { text } = useMessages();
  const clock = useClock();
  const [, drawAgain] = useReducer((times: number) => times + 1, 0);
  // The hour is another one by then; it does not change under the eyes of who reads it (D-217).
  useEffect(() => onPageShown(drawAgain), []);
  const greeting = greetingOf({ isSignedIn: true, firstName }, clock.now());
  if (greeting.kind === 'guest') return null;
  const { timeOfDay: time, season } = greeting;
  return (
    <header className={css.greeting}>
      <div className={css.words}>
        <h1 className={look.heading1} tabIndex={-1}>
          {greeting.firstName === null
            ? text('home-feed.greeting', { time })
            : text('home-feed.greeting-named', { time, firstName: greeting.firstName })}
        </h1>
        {season === null ? null : <p className={look.lead}>{text(`home-feed.season.${season}`)}</p>}
      </div>
      <Art name={PICTURES[time]} className={css.picture} />
    </header>
  );
}
