import { Failure } from '#domain/failure.ts';

/** More at once would be too many arguments of one call, bytes. */
const CHUNK = 8192;

/**
 * An image as an address that a page can draw, with all of it inside: nothing is left to be given back once it is
 * forgotten. Null for an image without a byte; one that the browser cannot draw is the Failure `bad-answer`.
 */
export async function imageUri(image: Blob): Promise<string | null> {
  if (image.size === 0) return null;
  const bytes = new Uint8Array(await image.arrayBuffer());
  let binary = '';
  for (let at = 0; at < bytes.length; at += CHUNK) binary += String.fromCharCode(...bytes.subarray(at, at + CHUNK));
  const uri = `data:${image.type};base64,${btoa(binary)}`;
  const drawn = new Image();
  drawn.src = uri;
  try {
    await drawn.decode();
  } catch (thrown) {
    throw new Failure('bad-answer', { cause: thrown });
  }
  return uri;
}
