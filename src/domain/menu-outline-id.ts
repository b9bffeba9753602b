/** The element of a prerendered page that holds its outline of the menu; the build writes it, the app reads it. */
export const MENU_OUTLINE_ID = 'menu-outline';
