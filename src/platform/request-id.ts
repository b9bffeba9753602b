/** A name for one intent that is sent to the server, so that it is carried out once however often it is sent. */
export function newRequestId(): string {
  // By hand: `randomUUID` exists in secure contexts only, and a shop's own test host may be none.
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
