// Made by chunk-files-plugin.ts: the files, by their addresses on this host, that an `import()` of a module needs.
declare module 'virtual:files-of/*' {
  export const files: readonly string[];
}
