import type * as v from 'valibot';
import type { FailureCode } from '#domain/failure.ts';

// The one place where `any` is honest: a schema's input type is contravariant, so no narrower bound accepts them all.
// biome-ignore lint/suspicious/noExplicitAny: see above
export type Schema = v.GenericSchema<any, any>;

export type Contract<
  Path extends string = string,
  BodySchema extends Schema = Schema,
  Answer extends Schema = Schema,
> = {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  path: Path;
  body?: BodySchema;
  answer: Answer;
  /** What a status or a business code of the error body means for this operation; the rest is mapped in transport. */
  refusals?: Readonly<Record<number | string, FailureCode>>;
  /** Milliseconds until the call counts as lost; 15,000 for reads, 30,000 for purchases. */
  timeoutMs?: number;
};
