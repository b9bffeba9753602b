// `node tests/support/write-street-archive.mjs <file>`: an archive of a few streets, for the build of the journeys that draw some.
import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { runnerImport } from 'vite';

const [file] = process.argv.slice(2);
mkdirSync(dirname(file), { recursive: true });
const { module } = await runnerImport('tests/support/street-archive.ts', { configFile: false, logLevel: 'error' });
module.writeStreetArchive(file);
