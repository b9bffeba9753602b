import CircleCheck from 'lucide-react/icons/circle-check';
import { type ReactElement, useRef } from 'react';
import type { OnboardingTaskName } from '#domain/home/onboarding.ts';
import { useMessages } from '#messages/messages-provider.tsx';
import { overPage } from '#parts/cards/hash-modal.ts';
import { Link } from '#parts/link.tsx';
import { Art } from '#ui/art/art.tsx';
import type { ArtName } from '#ui/art/art-name.ts';
import { ButtonLink } from '#ui/button/button.tsx';
import { Card } from '#ui/card/card.tsx';
import { look } from '#ui/theme/text.css.ts';
import * as css from './onboarding-cards.css.ts';
import { useDoneCard } from './onboarding-cards.flow.ts';

/** What a task leads to and how it looks; its words are messages by its name (FED-068). */
const CONTENT = {
  MOP: { picture: 'pickup-in-store', link: <Link to="/menu" /> },
  Purchase: { picture: 'empty-no-card', link: <Link {...overPage('pay')} /> },
  SvcReload: { picture: 'gift-night-sky', link: <Link to="/account/cards" hash="add-money" /> },
} as const satisfies Record<OnboardingTaskName, { readonly picture: ArtName; readonly link: ReactElement }>;

/** A task that is still to be done. */
export function OpenTask({ name }: { readonly name: OnboardingTaskName }) {
  const { text } = useMessages();
  const { picture, link } = CONTENT[name];
  return (
    <Card as="li" className={css.card}>
      <Art name={picture} lazy className={css.picture} />
      <div className={css.words}>
        <h3 className={look.strong}>{text(`home-feed.task.${name}.title`)}</h3>
        <p className={look.smallMuted}>{text(`home-feed.task.${name}.text`)}</p>
        <div className={css.action}>
          <ButtonLink size="small" variant="secondary" render={link}>
            {text(`home-feed.task.${name}.link`)}
          </ButtonLink>
        </div>
      </div>
    </Card>
  );
}

type DoneTaskProps = {
  readonly name: OnboardingTaskName;
  readonly isCovered: boolean;
  readonly isSeen: boolean;
  readonly onSeen: () => void;
};

/** A task that is done: said once, and gone when it was seen (FED-073, FED-074, AMB-41). */
export function DoneTask({ name, isCovered, isSeen, onSeen }: DoneTaskProps) {
  const { text } = useMessages();
  const card = useRef<HTMLDivElement>(null);
  const { isCollapsed } = useDoneCard({ card, isCovered, isSeen, onSeen });
  if (isCollapsed) return null;
  return (
    <Card as="li" ref={card} className={css.card}>
      <CircleCheck aria-hidden="true" className={css.check} />
      <div className={css.words}>
        <h3 className={look.strong}>{text(`home-feed.task.${name}.done-title`)}</h3>
        <p className={look.smallMuted}>{text(`home-feed.task.${name}.done-text`)}</p>
      </div>
    </Card>
  );
}
