import * as v from 'valibot';
import { type Coordinates, isOnEarth } from '#domain/coordinates.ts';
import { DEFAULT_STALL_QUANTITY, type Store, storeNumberOf } from '#domain/stores/store.ts';
import { listOf, orElse, orNull } from '../tolerant.ts';

const text = orElse(v.string(), '');
const flag = orElse(v.boolean(), false);
const nullableText = orNull(v.string());
const codeName = v.object({ code: v.string(), name: v.string() });

/** A list of a store; one that is no list says nothing. */
const listIn = <Item extends v.GenericSchema>(name: string, item: Item) =>
  v.fallback(v.optional(listOf(`store.${name}`, item), []), []);

/** Wire coordinates; missing or impossible ones become null, so that the store is listed but not drawn. */
const coordinatesSchema = v.pipe(
  v.optional(v.unknown(), null),
  v.transform((wire): Coordinates | null => {
    const parsed = v.safeParse(v.object({ latitude: v.number(), longitude: v.number() }), wire);
    if (!parsed.success) return null;
    const coordinates = { lat: parsed.output.latitude, lng: parsed.output.longitude };
    // No store lies in the Gulf of Guinea: 0, 0 is what a table of stores has where the place is not known.
    const isNowhere = coordinates.lat === 0 && coordinates.lng === 0;
    return isOnEarth(coordinates) && !isNowhere ? coordinates : null;
  }),
);

const mobileOrderingSchema = v.object({
  availability: orElse(v.string(), 'NOT_AVAILABLE'),
  guestOrdering: flag,
  curbsideAvailability: orElse(v.string(), 'NOT_AVAILABLE'),
  // No stall is none to choose from, as one that is not named (decision B16).
  stallQuantity: orNull(v.pipe(v.number(), v.integer(), v.minValue(1))),
  svcOnly: flag,
});

const addressSchema = v.pipe(
  v.object({ singleLine: text, lines: listIn('address', v.string()), countryCode: text }),
  v.transform((wire) => ({ ...wire, singleLine: wire.singleLine || wire.lines.join(', ') })),
);

/**
 * A store as the wire returns it (LOC-005). Without a number and a name it is no store; what else is missing or broken
 * gets the value that promises least.
 */
export const storeSchema = v.pipe(
  v.object({
    storeNumber: v.pipe(v.string(), v.nonEmpty()),
    id: v.fallback(v.optional(v.string()), undefined),
    name: v.pipe(v.string(), v.trim(), v.nonEmpty()),
    coordinates: coordinatesSchema,
    address: v.fallback(v.optional(addressSchema, {}), v.parse(addressSchema, {})),
    phoneNumber: nullableText,
    open: flag,
    isOpen24Hours: flag,
    openStatusFormatted: text,
    hoursStatusFormatted: text,
    schedule: listIn(
      'schedule',
      v.object({ dayFormatted: v.string(), hoursFormatted: v.string(), holidayFormatted: nullableText }),
    ),
    pickUpOptions: listIn('pickUpOptions', codeName),
    amenities: listIn('amenities', codeName),
    warningLabels: listIn('warningLabels', v.object({ code: v.string(), label: v.string() })),
    mobileOrdering: v.fallback(v.optional(mobileOrderingSchema, {}), v.parse(mobileOrderingSchema, {})),
    timeZone: v.fallback(v.optional(v.object({ timeZoneId: text }), {}), { timeZoneId: '' }),
    ownershipTypeCode: text,
  }),
  v.transform(
    ({ storeNumber, id, timeZone, mobileOrdering, ...rest }): Store => ({
      ...rest,
      storeNumber: storeNumberOf(storeNumber),
      id: id ?? storeNumber,
      timeZoneId: timeZone.timeZoneId,
      mobileOrdering: { ...mobileOrdering, stallQuantity: mobileOrdering.stallQuantity ?? DEFAULT_STALL_QUANTITY },
    }),
  ),
);
