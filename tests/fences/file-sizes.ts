const MOST_LINES = 250;
const SHARE_BELOW_MOST = 0.95;
const EVERY_LINES = 400;
const MACHINE_LINES = 300;

/** Says what is too long: single files over their bound, and the tree when more than 5 % of it is over 250 lines. */
export function tooLong(files: ReadonlyArray<{ path: string; text: string }>): string[] {
  const sizes = files.map(({ path, text }) => ({ path, lines: text.split('\n').length - 1 }));
  const single = sizes.filter(({ path, lines }) => lines > (/\.machine\.ts$/.test(path) ? MACHINE_LINES : EVERY_LINES));
  const long = sizes.filter(({ lines }) => lines >= MOST_LINES);
  const tree = long.length > Math.ceil(sizes.length * (1 - SHARE_BELOW_MOST)) ? long : [];
  return [...new Set([...single, ...tree].map(({ path, lines }) => `${path}: ${lines} lines`))];
}

/** More files in one folder of an area are sorted by task; the domain, whose rules stand beside their tests, by area. */
const MOST_FILES = 25;
const MOST_OF_DOMAIN = 50;

/** Says which folders of areas and of the domain hold too many files. */
export function tooFull(files: ReadonlyArray<{ path: string }>): string[] {
  const counts = new Map<string, number>();
  for (const { path } of files) {
    const [folder] = /^src\/(areas\/.+|domain.*)(?=\/)/.exec(path) ?? [];
    if (folder !== undefined) counts.set(folder, (counts.get(folder) ?? 0) + 1);
  }
  const most = (folder: string) => (folder.startsWith('src/domain') ? MOST_OF_DOMAIN : MOST_FILES);
  return [...counts]
    .filter(([folder, count]) => count > most(folder))
    .map(([folder, count]) => `${folder}: ${count} files`);
}
