import { join } from 'node:path';
import { build, type Rolldown } from 'vite';
import { BROWSERS } from './browsers.ts';

export type CardFieldFile = { readonly fileName: string; readonly source: string | Uint8Array };

/** Builds the card field's document: a page of its own, which shares no file with the app's pages. */
export async function buildCardField(root: string): Promise<CardFieldFile[]> {
  const folder = join(root, 'src/platform/card-field/document');
  const result = await build({
    root: folder,
    base: './',
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    build: {
      write: false,
      target: BROWSERS,
      assetsInlineLimit: 0,
      modulePreload: false,
      rolldownOptions: { input: join(folder, 'index.html') },
    },
  });
  return [result]
    .flat()
    .flatMap((made) => ('output' in made ? made.output : []))
    .map((file: Rolldown.OutputChunk | Rolldown.OutputAsset) => ({
      fileName: `card-field/${file.fileName}`,
      source: file.type === 'chunk' ? file.code : file.source,
    }));
}
