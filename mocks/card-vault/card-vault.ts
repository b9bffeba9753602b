import { randomUUID } from 'node:crypto';
import * as v from 'valibot';
import { CARD_TYPES } from '#domain/payment-methods/payment-method.ts';
import { TEST_CARDS } from './card-sentinels.ts';
import { makeCardToken } from './card-token.ts';
import { CARD_VAULT_PATH } from './card-vault-path.ts';

const bodySchema = v.object({
  /** Left out where only expiry and code of a known card change. */
  number: v.optional(v.pipe(v.string(), v.regex(/^\d{13,19}$/))),
  /** The last digits of a known card. */
  lastFour: v.optional(v.pipe(v.string(), v.regex(/^\d{4}$/))),
  paymentType: v.picklist(CARD_TYPES),
  expires: v.object({ month: v.number(), year: v.number() }),
  securityCode: v.pipe(v.string(), v.regex(/^\d{3,4}$/)),
  /** A guest's billing address. */
  addressToken: v.optional(v.pipe(v.string(), v.regex(/^[a-z\d-]+$/))),
});

export const isCardVaultRequest = ({ url }: Request) => new URL(url).pathname === CARD_VAULT_PATH;

/** Turns a card into a token: the only part of the pretended world that ever sees a card's number, and it keeps none. */
export async function cardVaultAnswer(request: Request): Promise<Response> {
  const isJson = request.headers.get('content-type') === 'application/json';
  const site = request.headers.get('sec-fetch-site');
  if (request.method !== 'POST') return new Response(null, { status: 405, headers: { allow: 'POST' } });
  if (!isJson) return new Response(null, { status: 415 });
  if (site !== null && site !== 'same-origin') return new Response(null, { status: 403 });
  const parsed = v.safeParse(bodySchema, await request.json().catch(() => undefined));
  if (!parsed.success) return Response.json({ code: 'REQUEST_INVALID' }, { status: 400 });
  const { number, lastFour = number?.slice(-4) ?? '', paymentType, expires, addressToken } = parsed.output;
  if (number === TEST_CARDS.broken) return Response.json({ code: 'BROKEN' }, { status: 500 });
  if (number === TEST_CARDS.silent) return new Promise(() => {});
  const token =
    number === TEST_CARDS.tokenless
      ? null
      : makeCardToken(
          { paymentType, lastFour, expires, declined: number === TEST_CARDS.declined, addressToken },
          randomUUID(),
        );
  return Response.json({ token, paymentType, lastFour }, { headers: { 'cache-control': 'no-store' } });
}
