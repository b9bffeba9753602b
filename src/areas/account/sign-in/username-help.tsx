import CircleHelp from 'lucide-react/icons/circle-help';
import { useId, useState } from 'react';
import { useMessages } from '#messages/messages-provider.tsx';
import { Button } from '#ui/button/button.tsx';
import { look } from '#ui/theme/text.css.ts';
import * as css from './username-help.css.ts';

/** The tooltip for a forgotten username (ACC-012, ACC-015): pressed open, so that fingers and keys reach it too. */
export function UsernameHelp() {
  const { text } = useMessages();
  const [open, setOpen] = useState(false);
  const bubbleId = useId();
  return (
    <div className={css.help}>
      <Button
        variant="ghost"
        size="small"
        icon={<CircleHelp />}
        aria-expanded={open}
        aria-controls={bubbleId}
        onClick={() => setOpen((now) => !now)}
        onKeyDown={({ key }) => {
          if (key === 'Escape') setOpen(false);
        }}
      >
        {text('account.sign-in.forgot-username')}
      </Button>
      <div id={bubbleId} role="status" className={css.place}>
        {open ? <p className={`${look.small} ${css.bubble}`}>{text('account.sign-in.username-help')}</p> : null}
      </div>
    </div>
  );
}
