import type { ComponentPropsWithRef, MouseEvent, ReactNode } from 'react';
import { classNames } from '#ui/theme/class-names.ts';
import { visuallyHidden } from '#ui/theme/interaction.css.ts';
import * as css from './icon-button.css.ts';

type IconButtonLook = {
  /** The accessible name; with a `badge` it says the number too. */
  readonly label: string;
  readonly icon: ReactNode;
  readonly variant?: keyof typeof css.variant;
  /** A small number at the corner (items in the cart). */
  readonly badge?: string | undefined;
};

export interface IconButtonProps
  extends IconButtonLook,
    Omit<ComponentPropsWithRef<'button'>, 'children' | 'aria-label' | 'aria-disabled'> {
  /** Not possible now, but stays focusable. */
  readonly unavailable?: boolean;
}

export function IconButton({
  label,
  icon,
  variant = 'plain',
  badge,
  unavailable = false,
  type = 'button',
  className,
  onClick,
  ...rest
}: IconButtonProps) {
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (!unavailable) onClick?.(event);
  };
  return (
    <button
      {...rest}
      type={type}
      aria-disabled={unavailable || undefined}
      className={classNames(css.iconButton, css.variant[variant], className)}
      onClick={press}
    >
      <Content label={label} icon={icon} badge={badge} />
    </button>
  );
}

function Content({ label, icon, badge }: Pick<IconButtonLook, 'label' | 'icon' | 'badge'>) {
  return (
    <>
      {icon}
      {badge === undefined ? null : (
        <span className={css.badge} aria-hidden="true">
          {badge}
        </span>
      )}
      <span className={visuallyHidden}>{label}</span>
    </>
  );
}
