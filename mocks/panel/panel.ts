import { readWorld } from './control-client.ts';
import { button, element } from './dom.ts';
import { panelSections } from './panel-sections.ts';
import { panelStyle } from './panel-style.ts';

/**
 * The demo panel: a round button that opens the controls of the pretended backend. It lives in its own shadow root beside
 * the app, and comes with the server that pretends, or with the static demo, never with a production build.
 */
function mountPanel(): void {
  const host = element('aside', { 'aria-label': 'Demo controls' });
  const root = host.attachShadow({ mode: 'open' });
  root.adoptedStyleSheets = [panelStyle()];

  const body = element('div', {});
  const panel = element(
    'div',
    { class: 'panel', id: 'panel', role: 'dialog', 'aria-labelledby': 'title', tabindex: '-1', hidden: '' },
    element(
      'header',
      {},
      element('h2', { id: 'title' }, 'Demo controls'),
      button('Close', () => show(false)),
    ),
    body,
  );
  const opener = button('', () => show(true), {
    class: 'opener',
    'aria-label': 'Demo controls',
    'aria-expanded': 'false',
    'aria-controls': 'panel',
  });
  opener.append(slidersIcon());

  const draw = async () => {
    const open = new Set([...body.querySelectorAll('details')].flatMap((one, at) => (one.open ? [at] : [])));
    const sections = panelSections(await readWorld(), { refresh: draw, reload: () => location.reload() });
    body.replaceChildren(...sections);
    for (const [at, one] of body.querySelectorAll('details').entries()) {
      if (open.size > 0) one.open = open.has(at);
    }
  };
  const show = (wanted: boolean) => {
    panel.hidden = !wanted;
    opener.hidden = wanted;
    opener.setAttribute('aria-expanded', String(wanted));
    if (wanted) void draw().then(() => panel.focus());
    else opener.focus();
  };
  panel.addEventListener('keydown', (event) => {
    if (event.key === 'Escape') show(false);
    // The app behind has shortcuts and dialogs of its own.
    event.stopPropagation();
  });

  root.append(opener, panel);
  document.body.append(host);
}

function slidersIcon(): SVGSVGElement {
  const svgElement = (tag: string, attributes: Readonly<Record<string, string>>) => {
    const made = document.createElementNS('http://www.w3.org/2000/svg', tag);
    for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, value);
    return made;
  };
  const icon = svgElement('svg', { viewBox: '0 0 24 24', 'aria-hidden': 'true' }) as SVGSVGElement;
  for (const d of ['M4 7h9M19 7h1M4 17h1M11 17h9', 'M16 4v6', 'M8 14v6']) icon.append(svgElement('path', { d }));
  return icon;
}

mountPanel();
