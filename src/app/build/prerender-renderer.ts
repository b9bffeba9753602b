import { pathToFileURL } from 'node:url';
import { Worker } from 'node:worker_threads';
import type { renderRoute } from '../prerender.tsx';

type RenderedPage = Awaited<ReturnType<typeof renderRoute>>;
export type PageRequest = Parameters<typeof renderRoute>[0];
type Answer = { page: RenderedPage } | { error: string };

/** Timers and channels that the app leaves open end with the thread, and its globals stay out of the build's. */
const THREAD = `
const { parentPort, workerData } = require('node:worker_threads');
const app = import(workerData);
parentPort.on('message', async (request) => {
  try {
    const page = await (await app).renderRoute(request);
    parentPort.postMessage({ page });
  } catch (error) {
    parentPort.postMessage({ error: String(error.stack ?? error) });
  }
});
`;

/** Renders pages of the app, as built for the server, in a thread of its own. */
export class PageRenderer {
  readonly #worker: Worker;

  constructor(builtFile: string) {
    this.#worker = new Worker(THREAD, { eval: true, workerData: pathToFileURL(builtFile).href });
  }

  /** One page at a time; throws what the app threw. */
  render(request: PageRequest): Promise<RenderedPage> {
    return new Promise((resolve, reject) => {
      this.#worker.once('error', reject);
      this.#worker.once('message', (answer: Answer) => {
        this.#worker.off('error', reject);
        if ('page' in answer) resolve(answer.page);
        else reject(new Error(`${request.path} in ${request.locale}: ${answer.error}`));
      });
      this.#worker.postMessage(request);
    });
  }

  async close(): Promise<void> {
    await this.#worker.terminate();
  }
}
