import { createHash } from 'node:crypto';

/**
 * Keeps what a visitor presses before the app has started. It marks a submitted form or a pressed button, and `keepTypedEarly`
 * submits or presses what is marked once the app answers. Typing into a form removes its mark, since it is not finished then.
 * Forms that work without the app, such as a search, are left to the browser. The script is inline: as a file it would cost a
 * request, and might come too late.
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
