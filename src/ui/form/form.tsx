import type { ComponentPropsWithRef, ReactNode } from 'react';
import { classNames } from '#ui/theme/class-names.ts';
import * as css from './form.css.ts';

export type FormProps = Omit<ComponentPropsWithRef<'form'>, 'noValidate'>;

/**
 * Even gaps, and no bubbles of the browser: messages stand beside fields and in the summary. Before the app answers the form,
 * a browser would send it to the page's own address; outside a dialog the method `dialog` sends nothing anywhere.
 */
export function Form({ className, method = 'dialog', ...rest }: FormProps) {
  return <form {...rest} method={method} noValidate className={classNames(css.form, className)} />;
}

export function FieldRow({ children }: { readonly children: ReactNode }) {
  return <div className={css.fieldRow}>{children}</div>;
}

export function FormActions({ children }: { readonly children: ReactNode }) {
  return <div className={css.actions}>{children}</div>;
}
