import { createServer } from 'node:net';
import runLighthouse from 'lighthouse';
import { readPageManifest } from '#app/build/page-manifest.ts';
import { launch } from './browser.ts';
import type { Figure } from './figure.ts';

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'];

/** Lighthouse’s points for each prerendered route on its usual slow phone, with the audits that cost some. */
export async function lighthouse(address: string): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const path of readPageManifest('dist').prerendered) figures.push(...(await audited(address, path)));
  return figures;
}

async function audited(address: string, path: string): Promise<Figure[]> {
  const port = await freePort();
  const browser = await launch(true, port);
  try {
    const result = await runLighthouse(address + path, { port, logLevel: 'error', onlyCategories: CATEGORIES });
    if (!result) throw new Error(`Lighthouse says nothing of ${path}.`);
    const { audits, categories } = result.lhr;
    return Object.values(categories).map(({ id, score, auditRefs }) => ({
      group: 'lighthouse',
      name: `${path} ${id}`,
      value: Math.round((score ?? 0) * 100),
      unit: '',
      least: 100,
      note: auditRefs
        .filter((ref) => ref.weight > 0 && (audits[ref.id]?.score ?? 1) < 1)
        .map((ref) => [ref.id, audits[ref.id]?.displayValue].filter(Boolean).join(' '))
        .join(', '),
    }));
  } finally {
    await browser.close();
  }
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer().once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const found = server.address();
      server.close(() => resolve(typeof found === 'object' && found ? found.port : 0));
    });
  });
}
