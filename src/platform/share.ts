/** How an attempt to share ended; `cancelled` by the visitor. */
export type ShareEnd = 'shared' | 'copied' | 'cancelled' | 'failed';

type Shared = {
  readonly title: string;
  readonly text: string;
  /** On this site. */
  readonly path: string;
  /** The address of a picture that goes along where the browser takes one. */
  readonly picture: string;
};

/** Hands a page of this site to the device's own way of sharing; where there is none, its address goes to the clipboard. */
export async function sharePage({ title, text, path, picture }: Shared): Promise<ShareEnd> {
  const url = new URL(path, window.location.origin).href;
  if (typeof navigator.share === 'function') {
    try {
      await navigator.share({ title, text, url, ...(await filesOf(picture)) });
      return 'shared';
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return 'cancelled';
    }
  }
  try {
    await navigator.clipboard.writeText(url);
    return 'copied';
  } catch {
    return 'failed';
  }
}

/** Messengers show drawings only as bitmaps. */
async function filesOf(picture: string): Promise<{ files?: File[] }> {
  if (typeof navigator.canShare !== 'function') return {};
  const bitmap = await bitmapOf(picture).catch(() => null);
  if (!bitmap) return {};
  const files = [new File([bitmap], 'northstar-gift.png', { type: 'image/png' })];
  return navigator.canShare({ files }) ? { files } : {};
}

async function bitmapOf(address: string): Promise<Blob | null> {
  const image = new Image();
  image.src = address;
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = image.naturalWidth;
  canvas.height = image.naturalHeight;
  canvas.getContext('2d')?.drawImage(image, 0, 0);
  return new Promise((resolve) => canvas.toBlob(resolve));
}
