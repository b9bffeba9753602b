import CircleAlert from 'lucide-react/icons/circle-alert';
import CircleCheck from 'lucide-react/icons/circle-check';
import Info from 'lucide-react/icons/info';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import X from 'lucide-react/icons/x';
import type { ReactNode } from 'react';
import { IconButton } from '#ui/icon-button/icon-button.tsx';
import { useLaterWords } from '#ui/live/use-later-words.ts';
import { classNames } from '#ui/theme/class-names.ts';
import * as css from './notice.css.ts';

export type NoticeProps = {
  readonly tone: keyof typeof css.tone;
  readonly title?: ReactNode;
  readonly children?: ReactNode;
  /** The way forward: a Button or link. */
  readonly action?: ReactNode;
  /** How it is announced when it appears; a notice that is there from the start stays silent. */
  readonly live?: 'polite' | 'assertive';
  readonly dismiss?: { readonly label: string; readonly onPress: () => void };
  readonly className?: string;
};

const icons = { info: Info, success: CircleCheck, warning: TriangleAlert, error: CircleAlert } as const;
const roles = { polite: 'status', assertive: 'alert' } as const;

/** Says something in its place on the page and stays. */
export function Notice({ tone, title, children, action, live, dismiss, className }: NoticeProps) {
  const Icon = icons[tone];
  // An alert is announced as it comes into being.
  const words = useLaterWords(live === 'polite');
  return (
    <div className={classNames(css.notice, css.tone[tone], className)} role={live ? roles[live] : undefined}>
      <span className={classNames(css.iconBox, css.icon[tone])}>
        <Icon aria-hidden="true" />
      </span>
      <div className={css.content}>
        <div ref={words} className={css.words}>
          {title ? <p className={css.title}>{title}</p> : null}
          {children ? <div>{children}</div> : null}
        </div>
        {action ? <div className={css.action}>{action}</div> : null}
      </div>
      {dismiss ? (
        <IconButton
          label={dismiss.label}
          icon={<X aria-hidden="true" />}
          onClick={dismiss.onPress}
          className={css.dismiss}
        />
      ) : null}
    </div>
  );
}
