import type { ReactNode } from 'react';
import { visuallyHidden } from '#ui/theme/interaction.css.ts';

export type VisuallyHiddenProps = {
  readonly as?: 'span' | 'div' | 'h2' | 'h3' | 'p';
  readonly id?: string;
  readonly role?: 'status' | 'alert';
  readonly children: ReactNode;
};

export function VisuallyHidden({ as: Element = 'span', id, role, children }: VisuallyHiddenProps) {
  return (
    <Element id={id} role={role} className={visuallyHidden}>
      {children}
    </Element>
  );
}
