import type { ComponentPropsWithRef, ReactNode } from 'react';
import { classNames } from '#ui/theme/class-names.ts';
import * as css from './form.css.ts';

export type FormProps = Omit<ComponentPropsWithRef<'form'>, 'noValidate'>;

/** Even gaps, and no bubbles of the browser: messages stand beside fields and in the summary. */
export function Form({ className, method = 'post', ...rest }: FormProps) {
  return <form {...rest} method={method} noValidate className={classNames(css.form, className)} />;
}

export function FieldRow({ children }: { readonly children: ReactNode }) {
  return <div className={css.fieldRow}>{children}</div>;
}

export function FormActions({ children }: { readonly children: ReactNode }) {
  return <div className={css.actions}>{children}</div>;
}
