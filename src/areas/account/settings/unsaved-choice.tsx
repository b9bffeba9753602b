import type { ReactNode } from 'react';
import { useMessages } from '#messages/messages-provider.tsx';
import { FocusKept } from '#parts/loading/focus-kept.tsx';
import * as page from '#parts/pages/member-page.css.ts';
import { Button } from '#ui/button/button.tsx';
import { Notice } from '#ui/notice/notice.tsx';

type UnsavedChoiceProps = {
  /** Where the choice is shown. */
  readonly children: ReactNode;
  readonly onSave: () => void;
  readonly onDiscard: () => void;
};

/** Offers what the end of a session left unsaved; nothing of it is saved by itself (FC-064). */
export function UnsavedChoice({ children, onSave, onDiscard }: UnsavedChoiceProps) {
  const { text } = useMessages();
  return (
    <FocusKept>
      <Notice
        tone="warning"
        title={text('account.settings.unsaved.title')}
        action={
          <div className={page.actions}>
            <Button size="small" onClick={onSave}>
              {text('common.save-choice')}
            </Button>
            <Button size="small" variant="ghost" onClick={onDiscard}>
              {text('account.settings.unsaved.discard')}
            </Button>
          </div>
        }
      >
        {children}
      </Notice>
    </FocusKept>
  );
}
