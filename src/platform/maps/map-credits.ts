/** Whose work the keyless map and place search are made of; proper names, the same in every language. */
export const MAP_CREDITS = '© GeoNames (CC BY 4.0), Natural Earth, U.S. Census Bureau';
