const STYLE = `
:root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif; }
body { display: grid; place-content: center; min-height: 100vh; margin: 0; background: light-dark(#eef2f7, #0d1420); }
main { display: grid; gap: 1rem; max-width: 22rem; margin: 1rem; padding: 2rem; border-radius: 1rem; background: light-dark(#fff, #182233); }
h1 { margin: 0; font-size: 1.375rem; } p { margin: 0; }
a { padding: .75rem 1rem; border-radius: 2rem; text-align: center; text-decoration: none; font-weight: 600; }
.agree { background: #0b4fb3; color: #fff; } .cancel { color: light-dark(#0b4fb3, #9cc3ff); }`;

/** The page where the pretended PayPal asks its customer; both ways lead back to the shop. */
export function paypalPage(returnPath: string, approval: string, customer: string): string {
  const back = (answer: string) => escaped(`${returnPath}${returnPath.includes('?') ? '&' : '?'}approval=${answer}`);
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width" />
    <link rel="icon" href="data:," />
    <title>PayPal (pretended)</title>
    <style>${STYLE}</style>
  </head>
  <body>
    <main>
      <h1>Pay Northstar Coffee with PayPal</h1>
      <p>A pretended PayPal: nothing is charged. You are ${escaped(customer)}.</p>
      <a class="agree" href="${back(approval)}">Agree and continue</a>
      <a class="cancel" href="${back('cancelled')}">Cancel</a>
    </main>
  </body>
</html>`;
}

const escaped = (text: string) =>
  text.replace(/[&<>"]/g, (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[sign] ?? sign);
