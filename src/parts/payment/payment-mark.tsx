import type { ReactNode } from 'react';
import type { PaymentType } from '#domain/payment-methods/payment-method.ts';
import { classNames } from '#ui/theme/class-names.ts';
import * as css from './payment-mark.css.ts';

/** One simple sign for each kind, drawn for this project; the name beside it says what it is. */
const MARKS: Readonly<Record<PaymentType, ReactNode>> = {
  visa: (
    <>
      <rect width="48" height="32" fill="#1f3a8a" />
      <path d="m10 9 5 14 7-14" fill="none" stroke="#fff" strokeWidth="3.5" strokeLinejoin="bevel" />
      <path d="M27 23h11M28.5 16H37M30 9h9" stroke="#f5b942" strokeWidth="3" />
    </>
  ),
  mastercard: (
    <>
      <rect width="48" height="32" fill="#2a2a33" />
      <circle cx="19.5" cy="16" r="8.5" fill="#e0402f" />
      <circle cx="28.5" cy="16" r="8.5" fill="#f3a32a" />
      <path d="M24 8.800a8.5 8.5 0 0 1 0 14.4 8.5 8.5 0 0 1 0-14.4" fill="#ee7230" />
    </>
  ),
  amex: (
    <>
      <rect width="48" height="32" fill="#2372b9" />
      <path d="M8 22.5 14 10l6 12.500M10.5 18.500h7" fill="none" stroke="#fff" strokeWidth="2.8" />
      <path d="m25 10 14 12.500M39 10 25 22.5" stroke="#fff" strokeWidth="2.8" />
    </>
  ),
  discover: (
    <>
      <rect width="48" height="32" fill="#f4f1ea" />
      <path d="M12 32C30 31 42 27 48 20v12z" fill="#e8762c" />
      <circle cx="24" cy="14" r="6.5" fill="#e8762c" />
      <path d="M8 14h6M34 14h6" stroke="#2c2c31" strokeWidth="3" />
    </>
  ),
  paypal: (
    <>
      <rect width="48" height="32" fill="#eef3fb" />
      <path d="M19 7h7.500c4.5 0 6.5 2.5 5.5 6.2-.900 3.5-3.5 5.3-7.5 5.300H21L19.8 25H15z" fill="#16357f" />
      <path
        d="M23 11.500h7.500c3.5 0 5 2 4.2 5-.8 2.9-3 4.5-6.4 4.500h-2.800L24.5 26H20z"
        fill="#2f8fd8"
        opacity=".85"
      />
    </>
  ),
  venmo: (
    <>
      <rect width="48" height="32" fill="#2e86d1" />
      <path d="M17 8.500c3.5 1 3.5 7 3.5 14 4-4.5 8.5-9.5 8-14" fill="none" stroke="#fff" strokeWidth="4.5" />
    </>
  ),
};

type PaymentMarkProps = {
  readonly type: PaymentType;
  readonly className?: string;
};

/** The sign of a kind of payment method; decorative, its name stands beside it. */
export function PaymentMark({ type, className }: PaymentMarkProps) {
  return (
    <svg viewBox="0 0 48 32" width="48" height="32" aria-hidden="true" className={classNames(css.mark, className)}>
      {MARKS[type]}
    </svg>
  );
}
