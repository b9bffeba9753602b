type Child = Node | string;

/** An element with attributes and children; texts become text nodes, never markup. */
export function element<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  attributes: Readonly<Record<string, string>> = {},
  ...children: Child[]
): HTMLElementTagNameMap[Tag] {
  const made = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, value);
  made.append(...children);
  return made;
}

/** A button that does something when pressed. */
export function button(label: string, pressed: () => void, attributes: Readonly<Record<string, string>> = {}) {
  const made = element('button', { type: 'button', ...attributes }, label);
  made.addEventListener('click', pressed);
  return made;
}

/** A labelled field. */
export function field(label: string, control: HTMLElement): HTMLLabelElement {
  return element('label', { class: 'field' }, element('span', {}, label), control);
}

/** A choice among options; `chosen` is called with the value picked. */
export function choice(
  options: readonly { value: string; label: string }[],
  value: string,
  chosen: (value: string) => void = () => {},
): HTMLSelectElement {
  const select = element(
    'select',
    {},
    ...options.map((option) => element('option', { value: option.value }, option.label)),
  );
  select.value = value;
  select.addEventListener('change', () => chosen(select.value));
  return select;
}

/** A table with a caption, a row of headings and rows of texts; it scrolls by itself where it is wider than the panel. */
export function table(caption: string, headings: readonly string[], rows: readonly (readonly string[])[]): HTMLElement {
  const cells = (row: readonly string[]) => row.map((text) => element('td', {}, text));
  return element(
    'div',
    { class: 'scroll', tabindex: '0', role: 'region', 'aria-label': caption },
    element(
      'table',
      {},
      element('thead', {}, element('tr', {}, ...headings.map((text) => element('th', { scope: 'col' }, text)))),
      element('tbody', {}, ...rows.map((row) => element('tr', {}, ...cells(row)))),
    ),
  );
}

/** A part of the panel that opens and closes. */
export function section(title: string, note: string, ...children: Node[]): HTMLDetailsElement {
  return element('details', {}, element('summary', {}, title), element('p', { class: 'note' }, note), ...children);
}
