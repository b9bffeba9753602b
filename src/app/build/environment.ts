import * as v from 'valibot';
import { tileAddressOf } from '#domain/store-locator/tile-address.ts';
import type { SecurityProfile } from './security-policy.ts';

const empty = v.literal('');
/** An https origin and nothing else: it stands in the policy of every page. */
const origin = v.pipe(v.string(), v.regex(/^https:\/\/([a-z\d-]+\.)+[a-z]{2,}$/));
const port = v.pipe(v.string(), v.regex(/^\d+$/), v.toNumber(), v.integer(), v.minValue(1), v.maxValue(65_535));

/** Every variable that .env.example documents; nothing is required, an empty value counts as absent. */
const schema = v.object({
  HOST: v.optional(v.union([empty, v.pipe(v.string(), v.regex(/^[\w.:-]+$/))])),
  PORT: v.optional(v.union([empty, port])),
  WORLD_STORES: v.optional(v.union([empty, v.pipe(v.string(), v.endsWith('.csv'))])),
  VITE_GOOGLE_MAPS_KEY: v.optional(v.union([empty, v.pipe(v.string(), v.regex(/^[\w-]{20,}$/))])),
  VITE_GOOGLE_MAPS_MAP_ID: v.optional(v.union([empty, v.pipe(v.string(), v.regex(/^\w+$/))])),
  VITE_CARD_FIELD: v.optional(v.union([empty, v.pipe(v.string(), v.url(), v.startsWith('https://'))])),
  VITE_DEEP_LINKS: v.optional(v.union([empty, origin])),
  VITE_IMAGES: v.optional(v.union([empty, origin])),
  VITE_MAP_TILES: v.optional(
    v.union([
      empty,
      v.pipe(
        v.string(),
        v.check((address) => tileAddressOf(address) !== null),
      ),
    ]),
  ),
});

const HINTS: Record<string, string> = {
  HOST: 'a host name or an address, for example 127.0.0.1',
  PORT: 'a number from 1 to 65535',
  WORLD_STORES: 'the path of a .csv file',
  VITE_GOOGLE_MAPS_KEY: 'the key as Google gives it, letters, digits, - and _',
  VITE_GOOGLE_MAPS_MAP_ID: 'the id of a map style as Google gives it, letters, digits and _',
  VITE_CARD_FIELD: 'an https address on another origin than the app',
  VITE_DEEP_LINKS: 'an https origin, such as https://api2.branch.io',
  VITE_IMAGES: 'an https origin, such as https://images.example',
  VITE_MAP_TILES: 'a path or an https address that ends in .pmtiles or holds {z}, {x} and {y}',
};

export type Environment = {
  host: string;
  /** Null: each server has its own usual port. */
  port: number | null;
  /** What the pages must allow: Google's where there is a key, the hosts of the map's tiles, of the deep links and of the pictures, the origin of the card field. */
  securityProfile: SecurityProfile;
  /** A store directory for the embedded backend; null for generated stores. */
  storesFile: string | null;
};

/** The environment as the project uses it; throws one sentence per wrong variable. */
export function environmentOf(variables: Readonly<Record<string, string | undefined>>): Environment {
  const parsed = v.safeParse(schema, variables);
  if (!parsed.success) {
    const names = Object.keys(v.flatten<typeof schema>(parsed.issues).nested ?? {});
    throw new Error(names.map((name) => `${name} must be ${HINTS[name]}; see .env.example.`).join('\n'));
  }
  const { HOST, PORT, WORLD_STORES, VITE_GOOGLE_MAPS_KEY, VITE_MAP_TILES, VITE_CARD_FIELD } = parsed.output;
  return {
    host: HOST || '127.0.0.1',
    port: PORT || null,
    securityProfile: {
      map: VITE_GOOGLE_MAPS_KEY ? 'google' : 'keyless',
      tiles: tileAddressOf(VITE_MAP_TILES ?? '')?.origin ?? null,
      cardField: VITE_CARD_FIELD ? new URL(VITE_CARD_FIELD).origin : null,
      deepLinks: parsed.output.VITE_DEEP_LINKS || null,
      images: parsed.output.VITE_IMAGES || null,
    },
    storesFile: WORLD_STORES || null,
  };
}
