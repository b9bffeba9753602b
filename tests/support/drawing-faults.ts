/** What a picture is made of: nothing that runs, nothing with text, nothing that a policy for images would stop. */
const DRAWN = ['svg', 'g', 'path', 'circle', 'ellipse', 'rect', 'clipPath', 'use'];

type Sheet = { readonly viewBox: string; readonly mostBytes: number };

/** What is wrong with a drawing: broken, too heavy, or with something in it that runs, speaks or loads. */
export function drawingFaults(svg: string, { viewBox, mostBytes }: Sheet): string[] {
  const page = new DOMParser().parseFromString(svg, 'image/svg+xml');
  const elements = [...page.querySelectorAll('*')];
  const ids = elements.filter(({ id }) => id !== '').map(({ id }) => `#${id}`);
  const bytes = new TextEncoder().encode(svg).length;
  const attributes = elements.flatMap((element) => [...element.attributes]).filter(({ name }) => name !== 'xmlns');
  const named = attributes.flatMap(({ name, value }) =>
    name === 'href' ? [value] : [...value.matchAll(/url\((.*?)\)/g)].map((found) => found[1] ?? ''),
  );
  return [
    ...(page.querySelector('parsererror') ? ['not well-formed'] : []),
    ...(page.documentElement.getAttribute('viewBox') === viewBox ? [] : ['of another shape']),
    ...(bytes > mostBytes ? [`${bytes} bytes`] : []),
    ...(/NaN|undefined|null|Infinity/.test(svg) ? ['a number is missing'] : []),
    ...(page.documentElement.textContent === '' ? [] : ['text']),
    ...(new Set(ids).size === ids.length ? [] : ['an id twice']),
    ...elements.filter(({ localName }) => !DRAWN.includes(localName)).map(({ localName }) => `<${localName}>`),
    ...attributes.filter(({ name, value }) => /^on|^style$/.test(name) || /:|\/\//.test(value)).map(({ name }) => name),
    ...named.filter((id) => !ids.includes(id)),
  ];
}
