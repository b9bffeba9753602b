/** Where the card field's document lies under its origin. */
export const CARD_FIELD_PATH = '/card-field/index.html';

type Place = Pick<Location, 'hostname' | 'origin' | 'protocol' | 'port'>;

/** On a developer's computer one host has two names, and a browser takes them for two origins. */
const OTHER_NAME: Readonly<Record<string, string>> = { localhost: '127.0.0.1', '127.0.0.1': 'localhost' };

/**
 * The address of the card field's document: as configured, else under the other name of this computer. Null where it would share
 * the page's origin: there the page could read the card, so that no card can be entered.
 */
export function cardFieldAddress(
  configured: string | undefined,
  { hostname, origin, protocol, port }: Place,
): string | null {
  if (configured) return new URL(configured, origin).origin === origin ? null : configured;
  const other = OTHER_NAME[hostname];
  return other === undefined ? null : `${protocol}//${other}${port === '' ? '' : `:${port}`}${CARD_FIELD_PATH}`;
}
