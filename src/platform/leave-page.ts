/** Leaves the app for another page; the caller has checked that the address may be followed. */
export function leavePageFor(address: string): void {
  window.location.assign(address);
}
