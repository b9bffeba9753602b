/** Addresses of the files that the build makes from npm packages (see geodata-plugin.ts). */
declare module 'virtual:geodata' {
  export const outlinesUrl: string;
  export const fineOutlinesUrl: string;
  export const labelsUrl: string;
  export const gazetteerUrl: string;
}
