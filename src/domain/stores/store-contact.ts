import { outsideAddress, type SafeAddress } from '../outside-address.ts';
import type { Store } from './store.ts';

/** A `tel:` address that any phone dials, or null where the text holds no number (LOC-047). */
export function telHref(phoneNumber: string | null): string | null {
  // What follows the number proper (ext. 12) cannot be dialled at once.
  const [number = '', ...rest] = (phoneNumber ?? '').split(/[a-z#;,]/i);
  const digits = number.replace(/\D/g, '');
  // Letters may be a part of it (555-CAFE, +1 206 555-CAFE): what is left is the number of someone else.
  const own = digits.replace(/^1(?=\d{6})/, '');
  if (rest.length === 0 ? digits.length < 3 : own.length < 7) return null;
  return `tel:${number.trim().startsWith('+') ? '+' : ''}${digits}`;
}

const DIRECTIONS = 'https://www.google.com/maps/dir/';

/**
 * Where the way to a store is shown (LOC-048): an https address that phones open in their map app and all others in the
 * browser. To the store's position where it has one, else to its name and address; null where neither is known.
 */
export function directionsHref(store: Pick<Store, 'name' | 'coordinates' | 'address'>): SafeAddress | null {
  const { name, coordinates, address } = store;
  const written = address.singleLine || address.lines.join(', ');
  const destination = coordinates ? `${coordinates.lat},${coordinates.lng}` : written && `${name}, ${written}`;
  return destination ? outsideAddress(`${DIRECTIONS}?api=1&destination=${encodeURIComponent(destination)}`) : null;
}
