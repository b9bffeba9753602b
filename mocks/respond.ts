import { type DefaultBodyType, type HttpHandler, HttpResponse, http } from 'msw';
import * as v from 'valibot';
import type { Contract, Schema } from '#api/contract.ts';
import type { Operation } from '#api/operation.ts';
import { bestLocale, isLocale, type Locale } from '#domain/locale.ts';
import { cookieOf, type Session, sessionOf } from './session/sessions.ts';
import type { World } from './world.ts';

export type Asked<Body> = {
  /** Checked by the contract; undefined where it has none. */
  body: Body;
  params: Readonly<Record<string, string>>;
  query: URLSearchParams;
  session: Session;
  locale: Locale;
  request: Request;
  /** Sends cookies along with the answer, as the texts of their headers. */
  setCookie: (...cookies: string[]) => void;
};

/** Carries Set-Cookie texts from a handler to the code that delivers the answer: a page's script could not read the real ones. */
export const COOKIE_CARRIER = 'x-world-set-cookie';

/** Puts Set-Cookie texts on an answer. */
export function carryCookies(response: Response, cookies: readonly string[]): Response {
  for (const cookie of cookies) response.headers.append(COOKIE_CARRIER, cookie);
  return response;
}

/** The Set-Cookie texts of an answer; no cookie of the world holds a comma. */
export function carriedCookies(response: Response): string[] {
  return response.headers.get(COOKIE_CARRIER)?.split(', ') ?? [];
}

/** An answer of a retailer that says no: a status and a business code. */
export function refuse(status: number, code: string | number, headers: Record<string, string> = {}): Response {
  return HttpResponse.json({ code }, { status, headers });
}

/** How faults, effects and the panel name an operation. */
export function operationKey({ method, path }: Pick<Contract, 'method' | 'path'>): string {
  return `${method} ${path}`;
}

/** A handler, and the operation that it answers: of these the list of all operations is made. */
export type WorldHandler = HttpHandler & { readonly operation: { key: string; method: string; paths: RegExp } };

/** Keeps with a handler which operation it answers. */
export function answering(contract: Pick<Contract, 'method' | 'path'>, handler: HttpHandler): WorldHandler {
  const paths = new RegExp(`^${contract.path.replace(/:\w+/g, '[^/]+')}$`);
  return Object.assign(handler, { operation: { key: operationKey(contract), method: contract.method, paths } });
}

/**
 * Answers one operation of the contract: a body of another shape is refused, the reply is typed by what the app
 * expects. `undefined` answers with 204.
 */
export function respond<
  Path extends string,
  BodySchema extends Schema,
  Answer extends Schema,
  Refusal extends Schema = v.NeverSchema<undefined>,
>(
  world: World,
  { contract }: Operation<Path, BodySchema, Answer, Refusal>,
  reply: (
    asked: Asked<v.InferOutput<BodySchema>>,
  ) => v.InferInput<Answer> | Response | Promise<v.InferInput<Answer> | Response>,
): WorldHandler {
  const method = contract.method.toLowerCase() as 'get' | 'post' | 'put' | 'delete';
  const handler = http[method](`*${contract.path}`, async ({ request, params }) => {
    const body = await bodyOf(contract.body, request);
    if (body instanceof Response) return body;
    const cookies: string[] = [];
    const answer: unknown = await reply({
      body,
      params: Object.fromEntries(Object.entries(params).map(([name, value]) => [name, String(value)])),
      query: new URL(request.url).searchParams,
      session: sessionOf(world, request),
      locale: localeOf(request),
      request,
      setCookie: (...texts) => {
        cookies.push(...texts);
      },
    });
    const response =
      answer instanceof Response
        ? answer
        : answer === undefined
          ? new HttpResponse(null, { status: 204 })
          : HttpResponse.json(answer as DefaultBodyType);
    return carryCookies(response, cookies);
  });
  return answering(contract, handler);
}

async function bodyOf<BodySchema extends Schema>(
  schema: BodySchema | undefined,
  request: Request,
): Promise<v.InferOutput<BodySchema> | Response> {
  if (!schema) return undefined;
  const json: unknown = await request.json().catch(() => undefined);
  const parsed = v.safeParse(schema, json);
  return parsed.success ? parsed.output : refuse(400, 'REQUEST_INVALID');
}

/** The language of a request: the cookie that the app sets, else what the browser requests. */
export function localeOf(request: Request): Locale {
  const chosen = cookieOf(request, 'locale');
  if (chosen && isLocale(chosen)) return chosen;
  const acceptLanguage = (request.headers.get('accept-language') ?? '')
    .split(',')
    .map((accepted) => accepted.split(';')[0]?.trim() ?? '');
  return bestLocale(acceptLanguage);
}
