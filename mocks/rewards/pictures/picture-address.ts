import { DEFAULT_CONFIGURATION } from '#domain/configuration.ts';

/** Where a picture of the programme lies; the embedded retailer sets no other base. */
export const programmePictureAddress = (name: string) => `${DEFAULT_CONFIGURATION.imagesBase}/${name}.svg`;
