import type { ReactNode } from 'react';
import { ProgrammePicture } from '#parts/programme-picture.tsx';
import { Card } from '#ui/card/card.tsx';
import { classNames } from '#ui/theme/class-names.ts';
import { look } from '#ui/theme/text.css.ts';
import * as css from './sections.css.ts';

type PictureCardProps = {
  readonly picture: string;
  readonly title: ReactNode;
  readonly badge?: ReactNode;
  readonly children: ReactNode;
};

/** An entry of a list: a picture, what it is, and a sentence. */
export function PictureCard({ picture, title, badge, children }: PictureCardProps) {
  return (
    <Card as="li" padding="none" className={css.pictureCard}>
      <ProgrammePicture name={picture} size={[320, 240]} className={css.cardPicture} />
      <div className={css.cardWords}>
        <h3 className={look.heading3}>{title}</h3>
        {badge ? <div>{badge}</div> : null}
        <div className={classNames(look.body, css.muted)}>{children}</div>
      </div>
    </Card>
  );
}
