import * as css from './logo.css.ts';

export type LogoProps = {
  /** The name beside the mark. */
  readonly name?: string;
};

/** Inline, so that the brand is there with the first paint. */
export function Logo({ name }: LogoProps) {
  return (
    <span className={css.logo}>
      <LogoMark className={css.mark} />
      {name}
    </span>
  );
}

/** A north star rising from a cup. */
export function LogoMark({ className }: { readonly className?: string }) {
  return (
    <svg viewBox="0 0 64 64" className={className} aria-hidden="true" focusable="false">
      <circle cx="32" cy="32" r="32" fill="#123c2f" />
      <path fill="#e8b84f" d="M30 5.5Q31.4 15.6 41.5 17Q31.4 18.4 30 28.5Q28.6 18.4 18.5 17Q28.6 15.6 30 5.5z" />
      <path fill="#faf4e9" d="M13 32h34v1h2.5a7.5 7.5 0 0 1 0 15h-5.3A13 13 0 0 1 33 54h-6a14 14 0 0 1-14-14z" />
      <path fill="#123c2f" d="M47 37.5h2.5a3 3 0 0 1 0 6H47z" />
    </svg>
  );
}
