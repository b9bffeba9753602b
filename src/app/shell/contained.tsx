import { CatchBoundary, useLocation } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { wording } from '#messages/messages.ts';
import { useNotices } from '#session/session-provider.tsx';

type ContainedProps = {
  readonly children: ReactNode;
  /** Takes back what asked for it. */
  readonly onFailed?: () => void;
};

const Nothing = () => null;

/** What a part beside the page throws while it draws takes away that part alone, until the next address (D-380). */
export function Contained({ children, onFailed }: ContainedProps) {
  const notices = useNotices();
  const href = useLocation({ select: (location) => location.href });
  const onCatch = () => {
    notices.toast('shell-part', { text: wording('failures.unexpected'), tone: 'failure' });
    onFailed?.();
  };
  return (
    <CatchBoundary getResetKey={() => href} errorComponent={Nothing} onCatch={onCatch}>
      {children}
    </CatchBoundary>
  );
}
