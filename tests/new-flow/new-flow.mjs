// `npm run new flow <area>/<name>`: writes the skeleton of a flow, see CONTRIBUTING.md. Without arguments it says how.
import { runnerImport } from 'vite';

const { module } = await runnerImport('tests/new-flow/new-flow.ts', { configFile: false, logLevel: 'error' });
const { code, text } = module.newFlow(process.cwd(), process.argv.slice(2));
(code === 0 ? console.log : console.error)(text);
process.exitCode = code;
