/** The `code` of an object, as text, or null. */
export function codeIn(body: unknown): string | null {
  if (typeof body !== 'object' || body === null || !('code' in body)) return null;
  return typeof body.code === 'string' || typeof body.code === 'number' ? String(body.code) : null;
}

/** The code of a body's `error`, as text, or null. */
export function nestedErrorCode(body: unknown): string | null {
  return typeof body === 'object' && body !== null && 'error' in body ? codeIn(body.error) : null;
}

/** The code of the first Graph error that carries one: `errors[].extensions.code` (PRV-045, decision 0.6), or null. */
export function graphErrorCode(body: unknown): string | null {
  if (typeof body !== 'object' || body === null || !('errors' in body) || !Array.isArray(body.errors)) return null;
  for (const error of body.errors) {
    const code = typeof error === 'object' && error !== null && 'extensions' in error ? codeIn(error.extensions) : null;
    if (code !== null) return code;
  }
  return null;
}
