// `npm run headers [-- dist-demo]`: prints what a production host needs to serve the build in dist, or in the folder that is named,
// for nginx, Caddy and static hosts.
import { loadEnv, runnerImport } from 'vite';

const load = async (file) =>
  (await runnerImport(`src/app/build/${file}`, { configFile: false, logLevel: 'error' })).module;
const { hostSnippets } = await load('host-snippets.ts');
const { readPageManifest } = await load('page-manifest.ts');
const { environmentOf } = await load('environment.ts');

const folder = process.argv[2] ?? 'dist';
const manifest = readPageManifest(folder);
if (manifest.known.length === 0) {
  process.stderr.write(`There is no build in ${folder}: run npm run build first, or build:demo for dist-demo.\n`);
  process.exit(1);
}
const { securityProfile } = environmentOf({ ...loadEnv('production', process.cwd(), ''), ...process.env });
for (const [name, text] of Object.entries(hostSnippets(manifest, securityProfile))) {
  process.stdout.write(`##### ${name}\n\n${text}\n\n`);
}
