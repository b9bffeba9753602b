import { DEFAULT_CONFIGURATION } from '#domain/configuration.ts';

/** Where a picture of the feed lies; the embedded retailer sets no other base. */
export const streamPictureAddress = (name: string) => `${DEFAULT_CONFIGURATION.imagesBase}/home/${name}.svg`;
