import { Link } from '@tanstack/react-router';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import type { ReactNode } from 'react';
import type { FailureCode } from '#domain/failure.ts';
import { useMessages } from '#messages/messages-provider.tsx';
import { useVisitor } from '#session/session-provider.tsx';
import { Button } from '#ui/button/button.tsx';
import { Notice } from '#ui/notice/notice.tsx';
import { Skeleton } from '#ui/skeleton/skeleton.tsx';
import { TextLink } from '#ui/text-link/text-link.tsx';
import { classNames } from '#ui/theme/class-names.ts';
import { visuallyHidden } from '#ui/theme/interaction.css.ts';
import { page } from '#ui/theme/layout.css.ts';
import { text as look } from '#ui/theme/text.css.ts';
import * as css from './member-page.css.ts';

/** The guard lets members in only; while it sends somebody away there is nothing of theirs to show. */
export function MembersOnly({ children }: { readonly children: ReactNode }) {
  return useVisitor().kind === 'member' ? children : null;
}

interface MemberPageProps {
  /** Where the link above the title leads, and what it says. */
  readonly back: { readonly to: '/account/for-you' | '/account/profile'; readonly label: ReactNode };
  readonly title: ReactNode;
  readonly lead?: ReactNode;
  readonly children: ReactNode;
}

/** A page of a member's own: the way back, what it is, and its parts one below the other. */
export function MemberPage({ back, title, lead, children }: MemberPageProps) {
  return (
    <div className={classNames(page.reading, css.screen)} data-part-of="account">
      <header className={css.head}>
        <TextLink standalone render={<Link to={back.to} />} className={css.back}>
          <ChevronLeft size={20} aria-hidden="true" />
          {back.label}
        </TextLink>
        <h1 className={look.heading1} tabIndex={-1}>
          {title}
        </h1>
        {lead ? <p className={look.lead}>{lead}</p> : null}
      </header>
      {children}
    </div>
  );
}

/** Holds the place of what is on its way. */
export function OnItsWay({ parts = 2 }: { readonly parts?: number }) {
  const { text } = useMessages();
  return (
    <>
      <p role="status" className={visuallyHidden}>
        {text('member.loading')}
      </p>
      {Array.from({ length: parts }, (_, part) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts have nothing but their number
        <Skeleton key={part} shape="card" className={css.tallSkeleton} />
      ))}
    </>
  );
}

interface FailedProps {
  readonly title: ReactNode;
  readonly failure: FailureCode;
  readonly onRetry: () => void;
}

/** Why something is not there, and the way to have it after all. */
export function Failed({ title, failure, onRetry }: FailedProps) {
  const { text, failure: words } = useMessages();
  return (
    <Notice
      tone="error"
      live="assertive"
      title={title}
      action={
        <Button variant="secondary" onClick={onRetry}>
          {text('member.try-again')}
        </Button>
      }
    >
      {words(failure)}
    </Notice>
  );
}
