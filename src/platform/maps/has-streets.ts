/** Whether the map of this build draws streets: Google's, or from the retailer's own tiles. Without them it has little to show. */
export const HAS_STREETS = Boolean(import.meta.env.VITE_GOOGLE_MAPS_KEY || import.meta.env.VITE_MAP_TILES);
