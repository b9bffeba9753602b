import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const TEXT = /\.(html|js|mjs|css|json|svg|webmanifest|txt)$/;
/** Below this a header costs more than compression gains, bytes. */
const SMALLEST = 600;
/** Above this the best brotli takes seconds, bytes; the shell stays below, which travels before any page can be used. */
const LARGE = 1_000_000;

/** Writes `.br` and `.gz` beside every text file of a build. */
export async function compressFolder(folder: string): Promise<void> {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => join(folder, name))
    .filter((file) => TEXT.test(file) && statSync(file).isFile() && statSync(file).size >= SMALLEST);
  await Promise.all(files.map(compressFile));
}

async function compressFile(file: string): Promise<void> {
  const text = readFileSync(file);
  const quality = text.length > LARGE ? 9 : constants.BROTLI_MAX_QUALITY;
  const params = { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: text.length };
  const [br, gz] = await Promise.all([
    promisify(brotliCompress)(text, { params }),
    promisify(gzip)(text, { level: 9 }),
  ]);
  writeFileSync(`${file}.br`, br);
  writeFileSync(`${file}.gz`, gz);
}
