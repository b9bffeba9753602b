// `npm run diagram -- <flow>`: prints the machine of a flow as a state diagram of Mermaid, as README shows one.
import { readdirSync } from 'node:fs';
import { runnerImport } from 'vite';

const [flow = ''] = process.argv.slice(2);
const file = readdirSync('machines', { recursive: true }).find((name) => `/${name}`.endsWith(`/${flow}.machine.ts`));
if (!file) {
  console.error('Name a flow, as in `npm run diagram -- sign-in`.');
  process.exit(2);
}
const load = async (path) => (await runnerImport(path, { configFile: false, logLevel: 'error' })).module;
const { diagramOf } = await load('tests/models/kit/diagram.ts');
const machine = Object.values(await load(`machines/${file}`)).find((exported) => exported?.root?.machine === exported);
console.log(diagramOf(machine));
