/** The digits of a card in groups of four, as they are read out (CRD-018). */
export function groupsOfFour(cardNumber: string): string[] {
  return cardNumber.match(/.{1,4}/g) ?? [];
}
