/** Where the pretended hotel programme asks, under the other name of this computer; the real one has a host of its own. */
export const HOTEL_SITE_PATH = '/pretended-hotel';
