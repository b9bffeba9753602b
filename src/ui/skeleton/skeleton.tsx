import { classNames } from '#ui/theme/class-names.ts';
import * as css from './skeleton.css.ts';

export type SkeletonProps = {
  readonly shape?: keyof typeof css.shape;
  readonly width?: keyof typeof css.width;
  /** Sizes that the shapes do not have. No inline style: a prerendered page may not carry one. */
  readonly className?: string;
};

/** Holds the place of what is coming. Silent: say "loading" once, in a status, where the region is. */
export function Skeleton({ shape = 'text', width = shape === 'circle' ? 'auto' : 'full', className }: SkeletonProps) {
  return (
    <span aria-hidden="true" className={classNames(css.skeleton, css.shape[shape], css.width[width], className)} />
  );
}

export type SkeletonTextProps = {
  readonly lines: number;
  readonly className?: string;
};

/** A paragraph: full lines and a shorter last one. */
export function SkeletonText({ lines, className }: SkeletonTextProps) {
  return (
    <span aria-hidden="true" className={classNames(css.lines, className)}>
      {Array.from({ length: lines }, (_, line) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the lines have nothing but their number
        <Skeleton key={line} width={line === lines - 1 && lines > 1 ? 'half' : 'full'} />
      ))}
    </span>
  );
}
