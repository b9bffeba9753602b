/** Title of the test that a change of a machine fails until it is approved, right or wrong. */
export const APPROVED = 'has the approved transitions';
/** Title of the test that reads the machine's file. */
export const READABLE = 'loses nothing in the Stately editor';
