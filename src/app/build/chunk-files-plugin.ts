import type { Plugin, Rolldown } from 'vite';

const PREFIX = 'virtual:files-of/';
const MARK = /JSON\.parse\((["'`])files of (.+?)\1\)/g;

/** What the plugin reads of a chunk of the build. */
export type Chunk = Pick<Rolldown.OutputChunk, 'fileName' | 'moduleIds' | 'imports'> & {
  viteMetadata?: { importedCss: Set<string>; importedAssets?: Set<string> } | undefined;
};

/**
 * `virtual:files-of/<module>` names the files that an `import()` of that module needs and the importing file does not: so
 * that a page can ask for them first. A browser that failed to load a module may remember that until the page ends.
 * Empty outside a build.
 */
export function chunkFilesPlugin(): Plugin {
  let base = '/';
  return {
    name: 'northstar:chunk-files',
    configResolved(config) {
      base = config.base;
    },
    resolveId: (id) => (id.startsWith(PREFIX) ? `\0${id}` : null),
    load(id) {
      if (!id.startsWith(`\0${PREFIX}`)) return null;
      const isBuild = this.environment.mode === 'build' && this.environment.config.consumer === 'client';
      // Parsed, so that no minifier looks into it before the files have names.
      const value = isBuild ? `JSON.parse(${JSON.stringify(`files of ${id.slice(PREFIX.length + 1)}`)})` : '[]';
      return `export const files = ${value};`;
    },
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const chunks = Object.values(bundle).filter((output) => output.type === 'chunk');
        for (const chunk of chunks) {
          if (!chunk.code.includes('files of ')) continue;
          chunk.code = chunk.code.replace(MARK, (_call, _quote, module: string) =>
            JSON.stringify(filesOf(module, chunk, chunks).map((file) => `${base}${file}`)),
          );
        }
      },
    },
  };
}

/** Scripts and styles that `module` needs and `importer` does not; throws for a module that has no chunk. */
export function filesOf(module: string, importer: Chunk, chunks: readonly Chunk[]): string[] {
  // The list's own module ends in the same name.
  const root = chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(module) && !id.includes(PREFIX)));
  if (!root) throw new Error(`No chunk of this build holds ${module}.`);
  const there = needs(importer, chunks);
  return [...needs(root, chunks)].filter((file) => !there.has(file));
}

function needs(root: Chunk, chunks: readonly Chunk[]): Set<string> {
  const files = new Set<string>();
  const visit = (chunk: Chunk | undefined) => {
    if (!chunk || files.has(chunk.fileName)) return;
    files.add(chunk.fileName);
    for (const style of chunk.viteMetadata?.importedCss ?? []) files.add(style);
    for (const name of chunk.imports) visit(chunks.find(({ fileName }) => fileName === name));
  };
  visit(root);
  return files;
}
