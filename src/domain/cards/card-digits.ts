/** Digits of a stored-value card's number and of its security code (ACC-052, ACC-053). */
export const CARD_NUMBER_DIGITS = 16;
export const CARD_PIN_DIGITS = 8;
