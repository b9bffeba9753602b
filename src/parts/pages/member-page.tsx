import ChevronLeft from 'lucide-react/icons/chevron-left';
import type { ReactNode } from 'react';
import type { SafePath } from '#domain/return-url.ts';
import { Link } from '#parts/link.tsx';
import { TextLink } from '#ui/text-link/text-link.tsx';
import { classNames } from '#ui/theme/class-names.ts';
import { page } from '#ui/theme/layout.css.ts';
import { look } from '#ui/theme/text.css.ts';
import * as css from './member-page.css.ts';

type MemberPageProps = {
  /** Where the link above the title leads, and what it says; the settings themselves have none. */
  readonly back?: {
    readonly to:
      | '/account/cards'
      | '/account/for-you'
      | '/account/payment-method'
      | '/account/profile'
      | '/account/settings';
    readonly search?: { readonly returnUrl?: SafePath };
    readonly label: ReactNode;
  };
  readonly title: ReactNode;
  readonly lead?: ReactNode;
  readonly children: ReactNode;
};

/** A page of a member's own: the way back, what it is, and its parts one below the other. */
export function MemberPage({ back, title, lead, children }: MemberPageProps) {
  return (
    <div className={classNames(page.reading, css.screen)}>
      <header className={css.head}>
        {back ? (
          <TextLink standalone render={<Link to={back.to} search={back.search ?? {}} />}>
            <ChevronLeft size={20} aria-hidden="true" />
            {back.label}
          </TextLink>
        ) : null}
        <h1 className={look.heading1} tabIndex={-1}>
          {title}
        </h1>
        {lead ? <p className={look.lead}>{lead}</p> : null}
      </header>
      {children}
    </div>
  );
}
