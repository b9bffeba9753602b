// `npm run shots [-- locator home]`: photographs every screen of the built app (`npm run build` before), or those whose names
// contain a word, and writes contact sheets to .cache/shots. `pictures` needs no build: it shows the
// pictures of products, gifts and the programme.
import { runnerImport } from 'vite';

process.env.WORLD_PANEL = 'off';
const { module } = await runnerImport('tests/shots/shots.ts', { configFile: false, logLevel: 'error' });
const areTaken = await module.shots(process.argv.slice(2));
process.exit(areTaken ? 0 : 1);
