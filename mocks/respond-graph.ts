import { HttpResponse, http } from 'msw';
import * as v from 'valibot';
import type { Schema } from '#api/contract.ts';
import { GRAPH_PATH, type GraphOperation } from '#api/graph-operation.ts';
import type { Locale } from '#domain/locale.ts';
import { answering, localeOf, type WorldHandler } from './respond.ts';
import { type Session, sessionOf } from './session/sessions.ts';
import type { World } from './world.ts';

type GraphAsked<Variables> = {
  /** Checked by the schema of the operation. */
  variables: Variables;
  session: Session;
  /** The locale of the request; operations that carry one of their own have it in the variables. */
  locale: Locale;
  request: Request;
};

/** An answer of a Graph server that says no: no data, and a code (decision 0.6). Most come with status 200. */
export function refuseGraph(code: string, status = 200, message?: string): Response {
  const extensions = { code, ...(message !== undefined && { message }) };
  return HttpResponse.json({ data: null, errors: [{ message: code, extensions }] }, { status });
}

/** The name of the operation that a Graph request asks for; empty where it says none. */
export async function graphNameOf(request: Request): Promise<string> {
  const body: unknown = await request
    .clone()
    .json()
    .catch(() => null);
  const parsed = v.safeParse(v.object({ operationName: v.string() }), body);
  return parsed.success ? parsed.output.operationName : '';
}

/**
 * Answers one Graph operation: variables of another shape are refused, the reply is the `data` that the app expects.
 * Requests for another operation are left to its own handler.
 */
export function respondGraph<
  Name extends string,
  Variables extends Schema,
  Answer extends Schema,
  Refusal extends Schema = v.NeverSchema<undefined>,
>(
  world: World,
  { contract, graph }: GraphOperation<Name, Variables, Answer, Refusal>,
  reply: (
    asked: GraphAsked<v.InferOutput<Variables>>,
  ) => v.InferInput<Answer> | Response | Promise<v.InferInput<Answer> | Response>,
): WorldHandler {
  const handler = http.post(`*${GRAPH_PATH}`, async ({ request }) => {
    if ((await graphNameOf(request)) !== graph.name) return undefined;
    const body: unknown = await request.clone().json();
    const parsed = v.safeParse(v.object({ query: v.string(), variables: graph.variables }), body);
    if (!parsed.success) return refuseGraph('BAD_USER_INPUT', 400);
    const answer: unknown = await reply({
      variables: parsed.output.variables,
      session: sessionOf(world, request),
      locale: localeOf(request),
      request,
    });
    return answer instanceof Response ? answer : HttpResponse.json({ data: answer });
  });
  return answering(contract, handler);
}
