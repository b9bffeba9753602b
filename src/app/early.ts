/*
 * A file of its own that imports nothing, there long before the app: a form that is sent until then waits. The mark on it,
 * taken away by what is typed afterwards, is read by `keepTypedEarly`, which sends the form once the app answers. Forms that
 * work without the app, such as a search, are left to the browser.
 */
const MARK = 'data-pressed';

const isStarted = () => document.documentElement.hasAttribute('data-started');

document.addEventListener(
  'submit',
  (event) => {
    const form = event.target;
    if (isStarted() || !(form instanceof HTMLFormElement) || form.method === 'get') return;
    event.preventDefault();
    form.setAttribute(MARK, '');
  },
  true,
);

document.addEventListener(
  'input',
  ({ target }) => {
    if (!isStarted() && target instanceof Element) target.closest('form')?.removeAttribute(MARK);
  },
  true,
);
