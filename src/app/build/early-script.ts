import { createHash } from 'node:crypto';

/**
 * Stands in the page itself, there long before the app: a form that is sent or a button that is pressed until then waits. The
 * mark on it, on a form taken away by what is typed afterwards, is read by `keepTypedEarly`, which sends the form or presses the
 * button once the app answers. Forms that work without the app,
 * such as a search, are left to the browser. A request of its own would be the smallest of all.
 */
export const EARLY_SCRIPT = `
(function (root) {
  var waits = function () { return !root.hasAttribute('data-started'); };
  document.addEventListener('submit', function (event) {
    var form = event.target;
    if (!waits() || form.method === 'get') return;
    event.preventDefault();
    form.setAttribute('data-pressed', '');
  }, true);
  document.addEventListener('click', function (event) {
    var button = waits() && event.target.closest('button[type=button]');
    if (button) button.setAttribute('data-pressed', '');
  }, true);
  document.addEventListener('input', function (event) {
    var form = waits() && event.target.closest('form');
    if (form) form.removeAttribute('data-pressed');
  }, true);
})(document.documentElement);
`;

/** What the policy of every page lets run besides the app's own files, as `sha256-…`. */
export const EARLY_SCRIPT_HASH = `sha256-${createHash('sha256').update(EARLY_SCRIPT).digest('base64')}`;
