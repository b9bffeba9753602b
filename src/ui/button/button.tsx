import { type ComponentPropsWithRef, cloneElement, type MouseEvent, type ReactElement, type ReactNode } from 'react';
import { Spinner } from '#ui/spinner/spinner.tsx';
import { linkAddress } from '#ui/text-link/link-address.ts';
import { classNames } from '#ui/theme/class-names.ts';
import * as css from './button.css.ts';

type ButtonLook = {
  /** Copper `primary` is the one call to action of a view. */
  readonly variant?: keyof typeof css.variant;
  readonly size?: keyof typeof css.size;
  readonly fullWidth?: boolean;
  /** The first of its line: a ghost's words stand in line with those above and below. */
  readonly atStart?: boolean;
  /** Decorative; stands before the label. */
  readonly icon?: ReactNode;
};

export interface ButtonProps extends ButtonLook, Omit<ComponentPropsWithRef<'button'>, 'aria-disabled'> {
  /** Under way: keeps focus and name, looks at work, and fires nothing. */
  readonly busy?: boolean;
  /** Stands in for the children while busy. */
  readonly busyLabel?: ReactNode;
  /** Not possible now, yet focusable, so that its reason (`aria-describedby`) can be found. `disabled` leaves the tab order. */
  readonly unavailable?: boolean;
}

export function Button({
  variant = 'primary',
  size = 'medium',
  fullWidth = false,
  atStart = false,
  icon,
  busy = false,
  busyLabel,
  unavailable = false,
  type = 'button',
  className,
  children,
  onClick,
  ...rest
}: ButtonProps) {
  const inert = busy || unavailable;
  // An `aria-label` hides the children from screen readers, `busyLabel` included: a description says it instead.
  const isNamed = rest['aria-label'] !== undefined;
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (inert) {
      // Also keeps Enter in a field from sending the form again.
      event.preventDefault();
      return;
    }
    onClick?.(event);
  };
  return (
    <button
      {...rest}
      type={type}
      className={lookOf({ variant, size, fullWidth, atStart }, className)}
      aria-disabled={inert || undefined}
      aria-description={busy && isNamed && typeof busyLabel === 'string' ? busyLabel : undefined}
      data-disabled={unavailable || undefined}
      onClick={press}
    >
      <span className={css.labels}>
        <span className={classNames(css.label, busy && css.unseen)}>
          <Content icon={icon}>{children}</Content>
        </span>
        {busy ? (
          <span className={css.label}>
            <Spinner />
            {busyLabel ?? children}
          </span>
        ) : null}
      </span>
    </button>
  );
}

type RenderedElementProps = {
  readonly className?: string;
  readonly children?: ReactNode;
};

export type ButtonLinkProps = ButtonLook & { readonly children: ReactNode; readonly className?: string } & (
    | {
        /** The link element without its words: `<Link to="/menu" />`. */
        readonly render: ReactElement<RenderedElementProps>;
      }
    | { readonly href: string; readonly target?: '_blank' }
  );

/** A link that looks like a button. */
export function ButtonLink(props: ButtonLinkProps) {
  const { variant = 'primary', size = 'medium', fullWidth = false, atStart = false } = props;
  const { icon, className, children } = props;
  const look = lookOf({ variant, size, fullWidth, atStart }, className);
  const content = <Content icon={icon}>{children}</Content>;
  if ('render' in props) {
    return cloneElement(props.render, { className: classNames(look, props.render.props.className) }, content);
  }
  return (
    <a
      className={look}
      href={linkAddress(props.href)}
      target={props.target}
      rel={props.target === '_blank' ? 'noopener noreferrer' : undefined}
    >
      {content}
    </a>
  );
}

function Content({ icon, children }: { readonly icon: ReactNode; readonly children: ReactNode }) {
  return (
    <>
      {icon ? (
        <span className={css.icon} aria-hidden="true">
          {icon}
        </span>
      ) : null}
      {children}
    </>
  );
}

function lookOf(
  look: {
    readonly variant: keyof typeof css.variant;
    readonly size: keyof typeof css.size;
    readonly fullWidth: boolean;
    readonly atStart: boolean;
  },
  className: string | undefined,
): string {
  return classNames(
    css.button,
    css.variant[look.variant],
    css.size[look.size],
    look.fullWidth && css.fullWidth,
    look.atStart && look.variant === 'ghost' && css.atStart,
    className,
  );
}
