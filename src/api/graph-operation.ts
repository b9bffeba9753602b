import * as v from 'valibot';
import { Failure, type FailureCode } from '#domain/failure.ts';
import { lookUp } from '#domain/look-up.ts';
import type { Contract, Schema } from './contract.ts';
import { codeIn, graphErrorCode } from './error-code.ts';
import { operation } from './operation.ts';
import { presentSession, reported } from './signed-out.ts';

/** Every Graph operation goes here (decision 0.6, PRV-044). */
export const GRAPH_PATH = '/apiproxy/v1/graphql';

/** What a Graph operation is called by in faults and effects: the fragment never leaves the browser. */
type GraphPath = `${typeof GRAPH_PATH}#${string}`;

type GraphContract<
  Name extends string,
  Variables extends Schema,
  Answer extends Schema,
  Refusal extends Schema = Schema,
> = Pick<Contract, 'refusals' | 'timeoutMs'> & {
  /** On the wire: kebab-case. */
  name: Name;
  query: string;
  variables: Variables;
  /** Reads `data`. */
  answer: Answer;
  /**
   * A refusal that is part of the conversation, with the status 200 or one of `REFUSED_STATUSES` (D-297): reads `extensions` of
   * one error, and the call resolves with what the schema makes of it. Codes that every Graph server knows stay failures, and
   * those that `refusals` names.
   */
  refused?: Refusal;
  /** An answer beside the errors says that it was done: no refusal then, but a failure that leaves the outcome open (FC-020). */
  isDoneDespiteErrors?: boolean;
};

const bodySchema = v.object({ operationName: v.string(), query: v.string(), variables: v.unknown() });

const withExtensions = v.object({ extensions: v.unknown() });

const envelopeSchema = v.object({
  data: v.optional(v.unknown()),
  errors: v.nullish(v.array(v.unknown()), []),
});

type GraphRequest<Variables extends Schema> = { variables: v.InferInput<Variables>; signal?: AbortSignal };

export type GraphOperation<
  Name extends string,
  Variables extends Schema,
  Answer extends Schema,
  Refusal extends Schema = v.NeverSchema<undefined>,
> = ((request: GraphRequest<Variables>) => Promise<v.InferOutput<Answer> | v.InferOutput<Refusal>>) & {
  contract: Contract<GraphPath, typeof bodySchema, typeof envelopeSchema>;
  graph: GraphContract<Name, Variables, Answer, Refusal>;
};

/**
 * One Graph operation, written once: the app calls it, the world answers it by the same schemas. Any entry of `errors` is a
 * failure, whatever `data` says (CRB-017); `refusals` gives codes of `errors[].extensions.code`, and statuses, a meaning.
 * It is a POST; the transport repeats a query as it repeats a GET, a mutation never (D-020).
 */
export function graphOperation<
  const Name extends string,
  Variables extends Schema,
  Answer extends Schema,
  Refusal extends Schema = v.NeverSchema<undefined>,
>(graph: GraphContract<Name, Variables, Answer, Refusal>): GraphOperation<Name, Variables, Answer, Refusal> {
  const { name, query, answer, refusals, refused, isDoneDespiteErrors, timeoutMs } = graph;
  const path: GraphPath = `${GRAPH_PATH}#${name}`;
  const send = operation({
    method: 'POST',
    path,
    body: bodySchema,
    answer: envelopeSchema,
    ...(refusals && { refusals }),
    // The codes say what it is then, as with 200.
    ...(refused && {
      refused: {
        statuses: REFUSED_STATUSES.filter((status) => !Object.hasOwn(refusals ?? {}, status)),
        body: v.pipe(
          envelopeSchema,
          v.check(({ errors }) => errors.length > 0),
        ),
      },
    }),
    ...(timeoutMs !== undefined && { timeoutMs }),
    ...(/^query\b/.test(query) && { isRead: true as const }),
  });
  const call = async ({
    variables,
    ...rest
  }: GraphRequest<Variables>): Promise<v.InferOutput<Answer> | v.InferOutput<Refusal>> => {
    let sentWith = presentSession();
    // The last try is the one that is answered.
    const onSent = () => {
      sentWith = presentSession();
    };
    const { data, errors } = await send({ body: { operationName: name, query, variables }, ...rest, onSent });
    if (errors.length > 0) {
      const code = graphErrorCode({ errors });
      const isFailure = Object.hasOwn(GENERAL, code ?? '') || Object.hasOwn(refusals ?? {}, code ?? '');
      const said = refused && !isFailure ? v.safeParse(refused, extensionsIn(errors)) : null;
      if (isDoneDespiteErrors && isAnyField(data)) throw new Failure('unexpected', { cause: errors });
      if (said?.success) return said.output;
      throw reported(new Failure(meaningOf(code, refusals), { cause: errors }), sentWith);
    }
    const parsed = v.safeParse(answer, data);
    if (!parsed.success || data === undefined) throw new Failure('bad-answer', { cause: parsed.issues });
    return parsed.output;
  };
  return Object.assign(call, { contract: send.contract, graph });
}

/** The statuses with which an answer of errors alone may come: a server that speaks Graph over HTTP need not say 200 then. */
const REFUSED_STATUSES = [400, 402, 403, 404, 409, 422];

/** Whether a Graph answer holds anything: what failed is null there. */
function isAnyField(data: unknown): boolean {
  return typeof data === 'object' && data !== null && Object.values(data).some((field) => field !== null);
}

/** What the server adds to the first error with a code, else to the first; no text of the Graph server itself is for shoppers. */
function extensionsIn(errors: readonly unknown[]): unknown {
  const added = errors.flatMap((error) => (v.is(withExtensions, error) ? [error.extensions] : []));
  return added.find((extensions) => codeIn(extensions) !== null) ?? added[0];
}

/** The codes that every Graph server knows. */
const GENERAL: Readonly<Record<string, FailureCode>> = {
  UNAUTHENTICATED: 'signed-out',
  INTERNAL_SERVER_ERROR: 'server',
};

/** An error without any code is unexpected (PRV-045); one with an unlisted code is a refusal. */
function meaningOf(code: string | null, refusals: GraphContract<string, Schema, Schema>['refusals']): FailureCode {
  if (code === null) return 'unexpected';
  return lookUp(refusals ?? {}, code) ?? lookUp(GENERAL, code) ?? 'refused';
}
