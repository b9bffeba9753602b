// Serves what the journeys open (JOURNEY_SERVERS, from playwright.config.ts) in one process, so that the pretended retailer
// is read once for all of them. Each server has an environment and worlds of its own.
import { execFileSync } from 'node:child_process';
import { loadConfigFromFile, preview } from 'vite';

const inherited = { ...process.env };
let world;

for (const server of JSON.parse(process.env.JOURNEY_SERVERS)) {
  process.env = { ...inherited, ...server.env };
  if (server.build) buildInto(server);
  await serve(server);
}

function buildInto({ outDir, archive }) {
  const run = (...words) => execFileSync(process.execPath, words, { stdio: 'inherit' });
  run('node_modules/vite/bin/vite.js', 'build', '--outDir', outDir, '--logLevel', 'warn');
  if (archive) run('tests/support/write-street-archive.mjs', `${outDir}/tiles/streets.pmtiles`);
}

async function serve({ port, outDir = 'dist' }) {
  const { config } = await loadConfigFromFile({ command: 'serve', mode: 'production', isPreview: true });
  const plugins = config.plugins.flat(Number.POSITIVE_INFINITY);
  world ??= plugins.find((plugin) => plugin.name === 'northstar-world');
  await preview({
    ...config,
    configFile: false,
    logLevel: 'warn',
    plugins: plugins.map((plugin) => (plugin?.name === world.name ? world : plugin)),
    build: { ...config.build, outDir },
    preview: { ...config.preview, port },
  });
}
