import type { ReactNode } from 'react';
import { Art } from '#ui/art/art.tsx';
import type { ArtName } from '#ui/art/art-name.ts';
import { classNames } from '#ui/theme/class-names.ts';
import { sheetCard } from '#ui/theme/layout.css.ts';
import { look } from '#ui/theme/text.css.ts';
import * as css from './account-page.css.ts';

type AccountPageProps = {
  readonly picture: ArtName;
  readonly title: ReactNode;
  readonly lead?: ReactNode;
  /** Why the page could not do what it is for: read aloud as it comes. */
  readonly alert?: ReactNode;
  readonly children?: ReactNode;
};

/** One step with one thing to do or to read, under the minimal header: a picture, what it is about, the way on. */
export function AccountPage({ picture, title, lead, alert, children }: AccountPageProps) {
  return (
    <div className={css.page}>
      <div className={classNames(sheetCard, css.split, css.card)}>
        <Art name={picture} urgent className={css.picture} />
        <div className={css.words}>
          <h1 className={look.heading1} tabIndex={-1}>
            {title}
          </h1>
          {lead ? <p className={look.lead}>{lead}</p> : null}
          {alert ? (
            <p className={look.lead} role="alert">
              {alert}
            </p>
          ) : null}
        </div>
        {children}
      </div>
    </div>
  );
}

/** The ways on, the first one in full. */
export function AccountPageActions({ children }: { readonly children: ReactNode }) {
  return <div className={css.actions}>{children}</div>;
}
