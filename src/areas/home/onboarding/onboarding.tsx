import { useLocation } from '@tanstack/react-router';
import { useState } from 'react';
import { hashModalOf } from '#domain/cards/hash-modal.ts';
import { isWelcomeDue, shownTasks } from '#domain/home/onboarding.ts';
import type { OnboardingStatus } from '#domain/home/stream-item.ts';
import type { Member } from '#domain/visitor.ts';
import { useMessages } from '#messages/messages-provider.tsx';
import { type PartFile, useFetchedPart } from '#parts/fetched-part.ts';
import { usePhone } from '#parts/use-columns.ts';
import { useOnboardingMarks } from '#session/home/onboarding-marks.ts';
import { serverNow } from '#session/server-time.ts';
import { useSession } from '#session/session-provider.tsx';
import { look } from '#ui/theme/text.css.ts';
import { DoneTask, OpenTask } from './onboarding-card.tsx';
import * as css from './onboarding-cards.css.ts';
import type { WelcomeProps } from './welcome.tsx';

const TITLE_ID = 'for-you-onboarding';

type OnboardingProps = {
  readonly member: Member;
  readonly status: OnboardingStatus;
};

/** A member's first days: a welcome, and what to do first (FED-068 to FED-077). */
export function Onboarding({ member: { memberId }, status }: OnboardingProps) {
  const { text } = useMessages();
  const isPhone = usePhone();
  // When a task was done is dated by the server (AMB-41).
  const now = serverNow(useSession());
  const { marks, noteSeen, noteWelcomed } = useOnboardingMarks(memberId);
  // What was seen on an earlier visit is not even begun; what is seen now collapses by itself.
  const [seenBefore] = useState(marks.seen);
  const tasks = shownTasks(status, { now, isPhone }).filter(
    ({ name, completedAt }) => completedAt === null || !seenBefore.includes(name),
  );
  const isAnyLeft = tasks.some(({ name, completedAt }) => completedAt === null || !marks.seen.includes(name));
  const isWelcomed = isWelcomeDue(status, marks);
  // The welcome waits for the barcode at the register, and what is done is not read below it.
  const isOtherOpen = useLocation({ select: ({ hash }) => hashModalOf(hash) !== null });
  return (
    <>
      {isWelcomed && !isOtherOpen ? <WelcomePart onDismissed={noteWelcomed} /> : null}
      {isAnyLeft ? (
        <section aria-labelledby={TITLE_ID} className={css.section}>
          <h2 id={TITLE_ID} className={look.heading2}>
            {text('home-feed.task.header')}
          </h2>
          <ul className={css.cards}>
            {tasks.map(({ name, completedAt }) =>
              completedAt === null ? (
                <OpenTask key={name} name={name} />
              ) : (
                <DoneTask
                  key={`${name} done`}
                  name={name}
                  isCovered={isWelcomed || isOtherOpen}
                  isSeen={marks.seen.includes(name)}
                  onSeen={() => noteSeen(name)}
                />
              ),
            )}
          </ul>
        </section>
      ) : null}
    </>
  );
}

/** Only new members need it. */
const WELCOME: PartFile<WelcomeProps> = async () => (await import('./welcome.tsx')).Welcome;

function WelcomePart({ onDismissed }: WelcomeProps) {
  const Welcome = useFetchedPart(WELCOME);
  return Welcome ? <Welcome onDismissed={onDismissed} /> : null;
}
