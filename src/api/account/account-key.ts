/** The first part of the query keys of all that is read of the member's account; invalidating it reads all of that again. */
export const accountKey = ['account'] as const;
