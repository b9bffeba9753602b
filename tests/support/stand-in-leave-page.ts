/** The addresses for which the app left the page of a test, which stays where it is. */
export const left: { addresses: string[] } = { addresses: [] };

export function leavePageFor(address: string): void {
  left.addresses.push(address);
}

export function replacePageBy(address: string): void {
  leavePageFor(address);
}
