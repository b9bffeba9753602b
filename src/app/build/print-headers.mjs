// `npm run headers`: prints what a production host needs to serve the build in dist, for nginx, Caddy and static hosts.
import { createServer } from 'vite';

const server = await createServer({
  server: { middlewareMode: true, ws: false },
  appType: 'custom',
  logLevel: 'error',
});
const { hostSnippets } = await server.ssrLoadModule('/src/app/build/host-snippets.ts');
const { readPageManifest } = await server.ssrLoadModule('/src/app/build/page-manifest.ts');
const manifest = readPageManifest('dist');
const profile = server.config.env.VITE_GOOGLE_MAPS_KEY ? 'google' : 'keyless';
await server.close();
if (manifest.known.length === 0) {
  process.stderr.write('There is no build in dist: run npm run build first.\n');
  process.exit(1);
}
for (const [name, text] of Object.entries(hostSnippets(manifest, profile))) {
  process.stdout.write(`##### ${name}\n\n${text}\n\n`);
}
