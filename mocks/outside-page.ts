const STYLE = `
:root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif; }
body { display: grid; place-content: center; min-height: 100vh; margin: 0; background: light-dark(#eef2f7, #0d1420); }
main { display: grid; gap: 1rem; max-width: 22rem; margin: 1rem; padding: 2rem; border-radius: 1rem; background: light-dark(#fff, #182233); }
h1 { margin: 0; font-size: 1.375rem; } p { margin: 0; } form { display: grid; }
a, button { padding: .75rem 1rem; border: 0; border-radius: 2rem; font: inherit; text-align: center; text-decoration: none; font-weight: 600; cursor: pointer; }
.agree { background: #0b4fb3; color: #fff; } .cancel { color: light-dark(#0b4fb3, #9cc3ff); }`;

/** A page of another service, which asks its own customer; `ways` is markup, the rest is text. */
export function outsidePage({ service, heading, text, ways }: Record<'service' | 'heading' | 'text' | 'ways', string>) {
  const page = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width" />
    <link rel="icon" href="data:," />
    <title>${escaped(service)} (pretended)</title>
    <style>${STYLE}</style>
  </head>
  <body>
    <main>
      <h1>${escaped(heading)}</h1>
      <p>${escaped(text)}</p>
      ${ways}
    </main>
  </body>
</html>`;
  return new Response(page, { headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' } });
}

/** A text as it may stand in markup. */
export const escaped = (text: string) =>
  text.replace(/[&<>"]/g, (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[sign] ?? sign);
