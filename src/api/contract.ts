import type * as v from 'valibot';
import type { FailureCode } from '#domain/failure.ts';

// The one place where `any` is honest: a schema's input type is contravariant, so no narrower bound accepts them all.
// biome-ignore lint/suspicious/noExplicitAny: see above
export type Schema = v.GenericSchema<any, any>;

/** A purchase that takes longer has an unknown outcome, milliseconds. */
export const PURCHASE_TIMEOUT_MS = 30_000;

export type Contract<
  Path extends string = string,
  BodySchema extends Schema = Schema,
  Answer extends Schema = Schema,
  Refusal extends Schema = Schema,
> = {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  path: Path;
  body?: BodySchema;
  answer: Answer;
  /** The answer is an image, which the schema gets as a `Blob`; JSON where it is left out. */
  answers?: 'image';
  /** What a status or a business code of the error body means for this operation; the rest is mapped in transport. */
  refusals?: Readonly<Record<number | string, FailureCode>>;
  /**
   * A refusal that is part of the conversation (a second factor is due, a field is wrong), or an answer whose status says
   * more than its body (206, 304): with one of these statuses and a body of this shape, undefined where there is none, the
   * call resolves with what the schema makes of it, instead of throwing.
   */
  refused?: { readonly statuses: readonly number[]; readonly body: Refusal };
  /** Is about who the visitor is, so it carries the cookies also while nothing else may (FC-068). */
  identifies?: true;
  /** A POST that changes nothing, as a query of Graph: it is repeated like a GET. */
  isRead?: true;
  /** A read that is not repeated by itself: asking is an act (PTN-026). */
  isSentOnce?: true;
  /**
   * Milliseconds until the call counts as lost: 15,000 where this is left out; purchases, transfers, reloads and create-account
   * say 30,000.
   */
  timeoutMs?: number;
};
