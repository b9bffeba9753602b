/** What a style sheet of jsdom can look at for `display` and `visibility`, besides the name of an element and what it lies in. */
const ATTRIBUTES = ['hidden', 'open', 'type'];

/** A keyword, or a weight, in what is answered here; a modal sets others on the page, and everything lies in that. */
const UNUSUAL =
  /(?:^|;)\s*(?:all|display|visibility|pointer-events)\s*:[^;]*(?:\b(?:inherit|initial|unset|revert)|!\s*important)/i;

type Own = { display: string; visibility: string };
type Read = (element: Element, pseudo?: string | null) => CSSStyleDeclaration;

/**
 * The same answers as jsdom gives, without reading its whole style sheet anew for an element and each of its ancestors: half of
 * what the tests of screens took went into that, since every query by role asks whether what it found is hidden. Only
 * `display`, `visibility` and `pointer-events` are answered here; anything else, and a page that has a style sheet, by jsdom.
 */
export function quickComputedStyle(document: Document, read: Read): Read {
  const known = new Map<string, Own>();

  /** What the style sheet of jsdom says of an element by itself: a probe of the same kind is asked once. */
  const own = (element: Element): Own => {
    const attributes = ATTRIBUTES.map((name) => element.getAttribute(name)?.toLowerCase() ?? null);
    const isFirstSummary = element.matches('details > summary:first-of-type');
    const key = JSON.stringify([element.namespaceURI, element.localName, attributes, isFirstSummary]);
    const found = known.get(key);
    if (found) return found;
    const probe = document.createElementNS(element.namespaceURI, element.localName);
    for (const [at, name] of ATTRIBUTES.entries()) {
      const value = attributes[at];
      if (value !== null && value !== undefined) probe.setAttribute(name, value);
    }
    if (isFirstSummary) document.createElement('details').append(probe);
    const { display, visibility } = read(probe);
    const asked = { display, visibility };
    known.set(key, asked);
    return asked;
  };

  const inherited = (element: Element, of: (element: Element) => string, initial: string): string => {
    for (let at: Element | null = element; at; at = at.parentElement) {
      const value = of(at);
      if (value !== '') return value;
    }
    return initial;
  };

  const answers: Record<string, (element: Element) => string> = {
    display: (element) => inline(element, 'display') || own(element).display,
    visibility: (element) => inherited(element, visibilityOf, 'visible'),
    'pointer-events': (element) => inherited(element, (at) => inline(at, 'pointer-events'), 'auto'),
  };
  const visibilityOf = (element: Element) => {
    const { visibility } = own(element);
    return inline(element, 'visibility') || (visibility === 'visible' ? '' : visibility);
  };

  return (element, pseudo) => {
    if (pseudo || document.styleSheets.length > 0 || isUnusual(element)) return read(element, pseudo);
    let whole: CSSStyleDeclaration | undefined;
    const all = () => {
      whole ??= read(element);
      return whole;
    };
    const answer = (name: string) => answers[name]?.(element) ?? all().getPropertyValue(name);
    return new Proxy(element instanceof HTMLElement || element instanceof SVGElement ? element.style : all(), {
      get(_, name) {
        if (name === 'getPropertyValue') return answer;
        if (name === 'pointerEvents') return answer('pointer-events');
        if (typeof name === 'string' && answers[name]) return answer(name);
        const value: unknown = Reflect.get(all(), name);
        return typeof value === 'function' ? value.bind(all()) : value;
      },
    });
  };
}

function inline(element: Element, property: string): string {
  if (!element.hasAttribute('style')) return '';
  return element instanceof HTMLElement || element instanceof SVGElement
    ? element.style.getPropertyValue(property)
    : '';
}

/** Rules of jsdom that look at more than this file does: popovers, keywords in a style, what is hidden whatever its style says. */
function isUnusual(element: Element): boolean {
  if (element.hasAttribute('popover') || element.matches('input[type=hidden i], noscript')) return true;
  for (let at: Element | null = element; at; at = at.parentElement) {
    if (UNUSUAL.test(at.getAttribute('style') ?? '')) return true;
  }
  return false;
}
