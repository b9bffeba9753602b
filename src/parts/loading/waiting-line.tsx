import type { ReactNode } from 'react';
import { Spinner } from '#ui/spinner/spinner.tsx';
import * as css from './loading.css.ts';

/** In the place of what is on its way: what is being waited for. */
export function WaitingLine({ children }: { readonly children: ReactNode }) {
  return (
    <p className={css.waiting} role="status">
      <Spinner />
      {children}
    </p>
  );
}
