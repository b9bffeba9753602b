import type { ReactNode } from 'react';
import { classNames } from '#ui/theme/class-names.ts';
import * as css from './badge.css.ts';

export type BadgeProps = {
  readonly tone?: keyof typeof css.tone;
  readonly icon?: ReactNode;
  readonly className?: string;
  readonly children: ReactNode;
};

/** A short property of something: open, new, 150 Stars. Its text carries the meaning, not its colour. */
export function Badge({ tone = 'neutral', icon, className, children }: BadgeProps) {
  return (
    <span className={classNames(css.badge, css.tone[tone], className)}>
      {icon}
      {children}
    </span>
  );
}
