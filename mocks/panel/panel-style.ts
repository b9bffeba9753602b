/** Constructed, not inlined: a strict content security policy allows it. */
export function panelStyle(): CSSStyleSheet {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(CSS);
  return sheet;
}

const CSS = `
:host {
  color-scheme: light dark;
  --ink: light-dark(#1d2b27, #eef3ef);
  --soft: light-dark(#51615b, #b3c2bb);
  --paper: light-dark(#ffffff, #16211d);
  --line: light-dark(#c9d3cd, #3b4b44);
  --accent: light-dark(#14493b, #8fd0b5);
  --on-accent: light-dark(#ffffff, #0d1a15);
  font: 14px/1.45 system-ui, sans-serif;
  color: var(--ink);
}
* { box-sizing: border-box; font: inherit; }
.opener {
  /* Half outside: it would else lie over prices, words and toasts. */
  position: fixed; z-index: 900; left: -20px; bottom: 38vh;
  width: 44px; height: 44px; padding-left: 20px; border-radius: 50%; border: 1px solid var(--line);
  background: var(--paper); color: var(--accent); cursor: pointer; box-shadow: 0 2px 8px rgb(0 0 0 / 0.2);
  display: grid; place-items: center;
}
.opener svg { width: 18px; height: 18px; fill: none; stroke: currentColor; stroke-width: 2; stroke-linecap: round; }
@media (max-width: 639px) {
  /* No wider than the margin of a phone's pages. */
  .opener { left: -1px; width: 17px; padding: 0; border-radius: 0 12px 12px 0; }
  .opener svg { width: 12px; height: 12px; }
}
.panel {
  position: fixed; z-index: 901; inset: auto auto 12px 12px; width: min(420px, calc(100vw - 24px));
  max-height: min(720px, calc(100vh - 24px)); overflow: auto; overscroll-behavior: contain;
  background: var(--paper); border: 1px solid var(--line); border-radius: 16px; padding: 0 16px 16px;
  box-shadow: 0 8px 32px rgb(0 0 0 / 0.3);
}
.panel[hidden], .opener[hidden] { display: none; }
header {
  position: sticky; top: 0; background: var(--paper); display: flex; align-items: center; justify-content: space-between;
  padding: 12px 0; border-bottom: 1px solid var(--line); z-index: 1;
}
h2 { font-size: 16px; font-weight: 700; margin: 0; }
summary { font-weight: 600; padding: 10px 0; cursor: pointer; }
details { border-bottom: 1px solid var(--line); padding-bottom: 4px; }
details > :last-child { margin-bottom: 12px; }
.note { color: var(--soft); margin: 4px 0 8px; }
.field { display: grid; grid-template-columns: 88px minmax(0, 1fr); align-items: center; gap: 8px; margin: 8px 0; }
.field > :last-child { width: 100%; }
.row { display: flex; flex-wrap: wrap; gap: 8px; margin: 8px 0; }
select, input, button {
  min-height: 36px; border: 1px solid var(--line); border-radius: 8px; background: transparent; color: inherit; padding: 4px 10px;
  max-width: 100%;
}
select { background: var(--paper); }
button { cursor: pointer; }
button.strong { background: var(--accent); color: var(--on-accent); border-color: transparent; font-weight: 600; }
:focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; }
.scroll { overflow-x: auto; }
table { border-collapse: collapse; width: 100%; font-size: 13px; }
th, td { text-align: left; padding: 5px 10px 5px 0; border-bottom: 1px solid var(--line); vertical-align: top; }
th { color: var(--soft); font-weight: 600; }
ul { margin: 4px 0; padding: 0; list-style: none; }
.messages { max-height: 280px; overflow: auto; }
.messages li { display: grid; gap: 4px; justify-items: start; padding: 8px 0; border-bottom: 1px solid var(--line); }
small { color: var(--soft); font-size: 12px; }
a { color: var(--accent); }
`;
