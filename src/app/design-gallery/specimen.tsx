import { type ReactNode, useId } from 'react';
import { look } from '#ui/theme/text.css.ts';
import * as css from './design-gallery.css.ts';

export function GallerySection({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  const id = useId();
  return (
    <section className={css.section} aria-labelledby={id}>
      <h2 id={id} className={look.heading2}>
        {title}
      </h2>
      {children}
    </section>
  );
}

export function Specimen({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div className={css.specimen}>
      <h3 className={look.caption}>{name}</h3>
      {children}
    </div>
  );
}
