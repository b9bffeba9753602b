// `npm run bench [-- --runs 5 --only startup,world --pages /menu,/rewards]`: the figures of the built app against its budgets. The script builds the app first.
import { runnerImport } from 'vite';

process.env.WORLD_PANEL = 'off';
const option = (name) => {
  const at = process.argv.indexOf(`--${name}`);
  return at < 0 ? undefined : process.argv[at + 1];
};
const { module } = await runnerImport('tests/bench/report.ts', { configFile: false, logLevel: 'error' });
const withinBudget = await module.bench({
  runs: Number(option('runs') ?? 3),
  pages: option('pages')?.split(','),
  only: option('only')?.split(','),
});
process.exit(withinBudget ? 0 : 1);
