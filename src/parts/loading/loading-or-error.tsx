import type { ReactNode } from 'react';
import { failureCodeOf } from '#domain/failure.ts';
import { LoadError } from './load-error.tsx';
import { LoadingSkeleton } from './loading-skeleton.tsx';

type LoadingOrErrorProps = {
  readonly query: { readonly error: Error | null; readonly refetch: () => unknown };
  /** Says what is not there. */
  readonly title: ReactNode;
  readonly skeleton?: ReactNode;
};

/** Stands in for what a query has not read: a skeleton meanwhile, or why it is not there, with a button to try again. */
export function LoadingOrError({
  query: { error, refetch },
  title,
  skeleton = <LoadingSkeleton />,
}: LoadingOrErrorProps) {
  if (!error) return skeleton;
  return <LoadError title={title} failure={failureCodeOf(error)} onRetry={() => void refetch()} />;
}
