import * as css from './logo.css.ts';

export interface LogoProps {
  /** The name beside the mark. */
  readonly name?: string;
}

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
      <path
        fill="#e8b84f"
        d="M32 6c1.1 7.6 3.3 10.6 11 12-7.7 1.4-9.900 4.400-11 12-1.100-7.600-3.300-10.600-11-12 7.700-1.400 9.900-4.400 11-12z"
      />
      <path
        fill="#faf4e9"
        d="M14 32h32v3h2.500a7 7 0 0 1 0 14h-3.900C42.300 54 37.500 57 32 57h-4c-7.700 0-14-6.300-14-14zm32 6.500v5.500c0 .500 0 1-.1 1.500h2.600a3.500 3.500 0 0 0 0-7z"
      />
    </svg>
  );
}
