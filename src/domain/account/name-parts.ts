type NameParts = {
  readonly firstName: string;
  readonly lastName: string;
};

/** First and last name of a name in one field; null where it is not two words: which of more belong to which is not known. */
export function namePartsOf(name: string): NameParts | null {
  const [firstName, lastName, ...more] = name.trim().split(/\s+/);
  return firstName && lastName && more.length === 0 ? { firstName, lastName } : null;
}
