import type { ReactElement, ReactNode } from 'react';
import { Card } from '#ui/card/card.tsx';
import { TextLink } from '#ui/text-link/text-link.tsx';
import { look } from '#ui/theme/text.css.ts';
import * as css from './home-card.css.ts';

type Way =
  /** Where the whole card leads, the words of the link apart. */
  | { readonly link: ReactElement<{ className?: string; children?: ReactNode }>; readonly label: ReactNode }
  /** Something that is pressed instead. */
  | { readonly link?: never; readonly label: ReactNode };

type HomeCardProps = Way & {
  readonly picture: ReactNode;
  readonly title: ReactNode;
  readonly words: ReactNode;
  /** Its heading's level, by the page around it. */
  readonly heading?: 'h2' | 'h3';
  /** Its title says something else from time to time, which is announced. */
  readonly isNews?: boolean;
};

/** An entry of a list: one thing to do from here, with a picture and the way there. */
export function HomeCard({ picture, title, words, heading: Heading = 'h3', isNews, link, label }: HomeCardProps) {
  return (
    <Card as="li" interactive={link !== undefined}>
      <div className={css.inside}>
        <div className={css.picture}>{picture}</div>
        <div className={css.words}>
          <Heading className={look.heading3} aria-live={isNews ? 'polite' : undefined}>
            {title}
          </Heading>
          <p className={look.smallMuted}>{words}</p>
          <div className={css.way}>
            {link ? (
              <TextLink render={link} stretched>
                {label}
              </TextLink>
            ) : (
              label
            )}
          </div>
        </div>
      </div>
    </Card>
  );
}
