// Made by geodata-plugin.ts; each exports its JSON as text.
declare module 'virtual:geodata/outlines' {
  export const text: string;
}
declare module 'virtual:geodata/outlines-fine' {
  export const text: string;
}
declare module 'virtual:geodata/place-labels' {
  export const text: string;
}
declare module 'virtual:geodata/gazetteer' {
  export const text: string;
}
declare module 'virtual:geodata/postal-codes' {
  export const text: string;
}
