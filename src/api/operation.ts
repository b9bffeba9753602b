import * as v from 'valibot';
import { Failure, failureOf } from '#domain/failure.ts';
import type { Contract, Schema } from './contract.ts';
import { fetchAnswer } from './transport.ts';

type ParamNames<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | ParamNames<Rest>
  : Path extends `${string}:${infer Name}`
    ? Name
    : never;

type Params<Path extends string> = [ParamNames<Path>] extends [never]
  ? { params?: never }
  : { params: Record<ParamNames<Path>, string> };

type Body<BodySchema extends Schema> =
  v.InferInput<BodySchema> extends undefined ? { body?: never } : { body: v.InferInput<BodySchema> };

export type Request<Path extends string, BodySchema extends Schema> = Params<Path> &
  Body<BodySchema> & {
    query?: Readonly<Record<string, string | undefined>>;
    headers?: Readonly<Record<string, string>>;
    signal?: AbortSignal;
    /** Called with when the server answered by its own clock, milliseconds since 1970; null where it does not say. */
    onDated?: (at: number | null) => void;
    /** Called with each try. */
    onSent?: () => void;
  };

export type Operation<
  Path extends string,
  BodySchema extends Schema,
  Answer extends Schema,
  Refusal extends Schema = v.NeverSchema<undefined>,
> = ((request: Request<Path, BodySchema>) => Promise<v.InferOutput<Answer> | v.InferOutput<Refusal>>) & {
  contract: Contract<Path, BodySchema, Answer, Refusal>;
};

/**
 * One HTTP call, written once: the app calls it, the world answers it by the same contract.
 * The answer schema's input is the wire, its output is the domain; every failure is thrown as a `Failure`, except for a
 * refusal that the contract reads (`refused`).
 */
export function operation<
  const Path extends string,
  Answer extends Schema,
  BodySchema extends Schema = v.UndefinedSchema<undefined>,
  Refusal extends Schema = v.NeverSchema<undefined>,
>(contract: Contract<Path, BodySchema, Answer, Refusal>): Operation<Path, BodySchema, Answer, Refusal> {
  const call = async (request: Request<Path, BodySchema>): Promise<v.InferOutput<Answer> | v.InferOutput<Refusal>> => {
    try {
      const { value, refused } = await fetchAnswer(contract, request);
      if (refused) return value;
      const parsed = v.safeParse(contract.answer, value);
      if (!parsed.success) throw new Failure('bad-answer', { cause: v.flatten(parsed.issues) });
      return parsed.output;
    } catch (thrown) {
      // An aborted call is no failure: XState and Query both expect the AbortError itself.
      if (thrown instanceof DOMException && thrown.name === 'AbortError') throw thrown;
      throw failureOf(thrown);
    }
  };
  return Object.assign(call, { contract });
}
