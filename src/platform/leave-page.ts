/** Leaves the app for another page; the caller has checked that the address may be followed. */
export function leavePageFor(address: string): void {
  window.location.assign(address);
}

/** The same for a page that only leads on: Back does not come to it. */
export function replacePageBy(address: string): void {
  window.location.replace(address);
}
