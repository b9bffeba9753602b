import { pixelOf, type View } from './mercator.ts';

const COLOURS = {
  LIGHT: { ground: '#e8eaed', line: '#c6cbd1', text: '#3c4043' },
  DARK: { ground: '#1f2a33', line: '#3a4753', text: '#dfe3e7' },
};
const LINE_GAP_PIXELS = 90;

/** What is seen of the stand-in: a grid of meridians and parallels, a pane for markers, and the credits in the corners. */
export function mapLayers(div: HTMLElement, scheme: string) {
  const { ground, line, text } = scheme === 'DARK' ? COLOURS.DARK : COLOURS.LIGHT;
  const surface = element(div, 'div', 'gm-style');
  surface.tabIndex = 0;
  surface.setAttribute('role', 'application');
  surface.setAttribute('aria-label', 'Map');
  Object.assign(surface.style, { position: 'absolute', inset: '0', background: ground, overflow: 'hidden' });
  surface.style.touchAction = 'none';
  surface.style.cursor = 'grab';
  const canvas = element(surface, 'canvas', '');
  Object.assign(canvas.style, { position: 'absolute', inset: '0', pointerEvents: 'none' });
  const pane = element(surface, 'div', '');
  Object.assign(pane.style, { position: 'absolute', inset: '0', pointerEvents: 'none' });
  const logo = element(div, 'a', 'gm-logo', 'Google');
  logo.href = 'https://maps.google.com/';
  Object.assign(logo.style, { position: 'absolute', left: '6px', bottom: '2px', color: text });
  const terms = element(div, 'div', 'gm-style-cc', 'Map data ©2026 Google');
  Object.assign(terms.style, {
    position: 'absolute',
    right: '0',
    bottom: '0',
    padding: '1px 6px',
    background: ground,
    color: text,
    fontSize: '10px',
  });

  return {
    surface,
    pane,
    draw(view: View): void {
      const context = canvas.getContext('2d');
      canvas.width = view.width;
      canvas.height = view.height;
      if (!context) return;
      const step = 2 ** Math.round(Math.log2((LINE_GAP_PIXELS * 360) / (256 * 2 ** view.zoom)));
      context.strokeStyle = line;
      context.beginPath();
      const reach = Math.ceil(view.width / LINE_GAP_PIXELS) * 2;
      for (let at = -reach; at <= reach; at += 1) {
        const lng = (Math.round(view.lng / step) + at) * step;
        const lat = (Math.round(view.lat / step) + at) * step;
        const { x } = pixelOf(view, view.lat, lng);
        context.moveTo(x, 0);
        context.lineTo(x, view.height);
        if (Math.abs(lat) > 85) continue;
        const { y } = pixelOf(view, lat, view.lng);
        context.moveTo(0, y);
        context.lineTo(view.width, y);
      }
      context.stroke();
    },
  };
}

function element<Name extends keyof HTMLElementTagNameMap>(
  parent: HTMLElement,
  name: Name,
  className: string,
  text = '',
): HTMLElementTagNameMap[Name] {
  const made = document.createElement(name);
  made.className = className;
  made.textContent = text;
  parent.append(made);
  return made;
}
