import * as v from 'valibot';
import { type Coordinates, isOnEarth } from '#domain/coordinates.ts';
import { DEFAULT_STALL_QUANTITY, type Store, storeNumberOf } from '#domain/store.ts';

const text = v.optional(v.string(), '');
const codeName = v.object({ code: v.string(), name: v.string() });

/** A list on the wire whose malformed entries are dropped rather than losing the whole answer. */
const listOf = <Item extends v.GenericSchema>(item: Item) =>
  v.pipe(
    v.optional(v.array(v.unknown()), []),
    v.transform((entries) =>
      entries.flatMap((entry): v.InferOutput<Item>[] => {
        const parsed = v.safeParse(item, entry);
        return parsed.success ? [parsed.output] : [];
      }),
    ),
  );

/** Wire coordinates; missing or impossible ones become null, so that the store is listed but not drawn. */
const coordinatesSchema = v.pipe(
  v.optional(v.unknown(), null),
  v.transform((wire): Coordinates | null => {
    const parsed = v.safeParse(v.object({ latitude: v.number(), longitude: v.number() }), wire);
    if (!parsed.success) return null;
    const coordinates = { lat: parsed.output.latitude, lng: parsed.output.longitude };
    return isOnEarth(coordinates) ? coordinates : null;
  }),
);

const mobileOrderingSchema = v.object({
  availability: v.optional(v.string(), 'NOT_AVAILABLE'),
  guestOrdering: v.optional(v.boolean(), false),
  curbsideAvailability: v.optional(v.string(), 'NOT_AVAILABLE'),
  stallQuantity: v.optional(v.nullable(v.pipe(v.number(), v.integer(), v.minValue(0)))),
  svcOnly: v.optional(v.boolean(), false),
});

/** A store as the wire returns it (LOC-005); what is missing gets the value that promises least. */
export const storeSchema = v.pipe(
  v.object({
    storeNumber: v.pipe(v.string(), v.nonEmpty()),
    id: v.optional(v.string()),
    name: v.string(),
    coordinates: coordinatesSchema,
    address: v.optional(
      v.object({ singleLine: text, lines: v.optional(v.array(v.string()), []), countryCode: text }),
      {},
    ),
    phoneNumber: v.optional(v.nullable(v.string()), null),
    open: v.optional(v.boolean(), false),
    isOpen24Hours: v.optional(v.boolean(), false),
    openStatusFormatted: text,
    hoursStatusFormatted: text,
    schedule: listOf(
      v.object({
        dayFormatted: v.string(),
        hoursFormatted: v.string(),
        holidayFormatted: v.optional(v.nullable(v.string()), null),
      }),
    ),
    pickUpOptions: listOf(codeName),
    amenities: listOf(codeName),
    warningLabels: listOf(v.object({ code: v.string(), label: v.string() })),
    mobileOrdering: v.optional(mobileOrderingSchema, {}),
    timeZone: v.optional(v.object({ timeZoneId: text }), {}),
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
