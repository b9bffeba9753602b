/**
 * The words that machines and views share. A tag that is not here must be listed in the model's `tags`, which the
 * machine's own types check; so no view reads a tag that no machine promises.
 */
export const TAGS: readonly string[] = ['busy', 'error', 'money', 'pending'];
