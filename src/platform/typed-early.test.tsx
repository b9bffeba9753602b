import { act } from '@testing-library/react';
import { type ReactNode, Suspense, useEffect, useState } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { useForm } from 'react-hook-form';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keepTypedEarly } from './typed-early.ts';

type Entries = {
  email: string;
  terms: boolean;
  reminders: boolean;
};

let entered: Entries | null = null;
let root: Root | null = null;
let container: HTMLElement;

/** A form as the app's are: kept by react-hook-form with defaults, beside a field that React controls. */
function Page({ mounted }: { mounted?: () => void }) {
  const { register, getValues } = useForm<Entries>({ defaultValues: { email: '', terms: false, reminders: true } });
  const [place, setPlace] = useState('');
  const [size, setSize] = useState('small');
  useEffect(() => mounted?.(), [mounted]);
  return (
    <form
      method="dialog"
      onSubmit={(event) => {
        event.preventDefault();
        entered = getValues();
      }}
    >
      <input id="email" {...register('email')} />
      <input id="terms" type="checkbox" {...register('terms')} />
      <input id="reminders" type="checkbox" {...register('reminders')} defaultChecked />
      <input id="place" value={place} onChange={({ target }) => setPlace(target.value)} />
      <output>{place}</output>
      <select id="size" value={size} onChange={({ target }) => setSize(target.value)}>
        <option value="small">small</option>
        <option value="large">large</option>
      </select>
      <p>{size}</p>
      <button type="button" onClick={() => setPlace('here')}>
        Find me
      </button>
    </form>
  );
}

const control = (id: string) => container.querySelector<HTMLInputElement>(`#${id}`) as HTMLInputElement;

function type(id: string, value: string): void {
  control(id).value = value;
  control(id).dispatchEvent(new Event('input', { bubbles: true }));
}

beforeEach(() => {
  entered = null;
  container = document.createElement('div');
  container.innerHTML = renderToString(<Page />);
  document.body.append(container);
});

afterEach(() => {
  act(() => root?.unmount());
  container.remove();
  vi.restoreAllMocks();
});

let entering: Promise<void> = Promise.resolve();

const mounted = (enter: () => Promise<void>) => () => {
  entering = enter();
};

/** Until React has hydrated the page, and what was typed has been entered. */
async function hydrate(app: ReactNode): Promise<void> {
  await act(async () => {
    root = hydrateRoot(container, app);
  });
  await act(() => entering);
}

async function takeOver(meanwhile = () => {}): Promise<void> {
  const enter = keepTypedEarly(container);
  meanwhile();
  await hydrate(<Page mounted={mounted(enter)} />);
}

const submitted = () => {
  act(
    () => void container.querySelector('form')?.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true })),
  );
  return entered;
};

test('ACC-017 what was typed and ticked before the app began is what the form sends', async () => {
  control('email').value = 'gwen@example.com';
  control('terms').checked = true;
  control('reminders').checked = false;
  await takeOver();
  expect(control('email').value).toBe('gwen@example.com');
  expect(submitted()).toEqual({ email: 'gwen@example.com', terms: true, reminders: false });
});

test('ACC-017 what is typed while the app begins counts, the last of it', async () => {
  await takeOver(() => {
    type('email', 'gwe');
    type('email', 'gwen@example.com');
  });
  expect(submitted()?.email).toBe('gwen@example.com');
});

test('LOC-009 who types on where the app has put its own beginning loses no letter', async () => {
  const typeOn = (letter: string) => {
    const place = control('place');
    place.dispatchEvent(new Event('beforeinput', { bubbles: true, cancelable: true }));
    // As the browser does, past React.
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(place, place.value + letter);
    place.dispatchEvent(new Event('input', { bubbles: true }));
  };
  await takeOver(() => {
    typeOn('X');
    control('place').value = '';
    typeOn('y');
    typeOn('z');
  });
  expect([control('place').value, container.querySelector('output')?.textContent]).toEqual(['Xyz', 'Xyz']);
});

test('a field and a choice that React controls know what was entered before', async () => {
  type('place', 'Seattle');
  const size = control('size');
  size.value = 'large';
  await takeOver();
  expect(control('place').value).toBe('Seattle');
  expect(container.querySelector('output')?.textContent).toBe('Seattle');
  expect(container.querySelector('p')?.textContent).toBe('large');
});

test('a page that is drawn anew, because it was not as expected, keeps what was typed', async () => {
  const enter = keepTypedEarly(container);
  type('email', 'gwen@example.com');
  container.innerHTML = renderToString(<Page />);
  await hydrate(<Page mounted={mounted(enter)} />);
  expect(submitted()?.email).toBe('gwen@example.com');
});

const press = () => {
  const event = new Event('submit', { bubbles: true, cancelable: true });
  container.querySelector('form')?.dispatchEvent(event);
  return event;
};

test('a form that is sent while the app begins is sent once it answers, with what was typed', async () => {
  await takeOver(() => {
    type('email', 'gwen@example.com');
    expect(press().defaultPrevented).toBe(true);
    expect(entered).toBeNull();
  });
  expect(entered?.email).toBe('gwen@example.com');
});

test('a form that was sent before the app began is sent even if the page is drawn anew', async () => {
  type('email', 'gwen@example.com');
  container.querySelector('form')?.setAttribute('data-pressed', '');
  const enter = keepTypedEarly(container);
  type('email', 'gwen@example.com');
  press();
  container.innerHTML = renderToString(<Page />);
  await hydrate(<Page mounted={mounted(enter)} />);
  expect(entered?.email).toBe('gwen@example.com');
});

test('a form that is changed after it was sent is not sent', async () => {
  await takeOver(() => {
    press();
    type('email', 'gwen@example.org');
  });
  expect(entered).toBeNull();
});

const button = () => container.querySelector<HTMLButtonElement>('button');

test('LOC-019 a button that is pressed before the app answers is pressed for it, once', async () => {
  // In development React says that the mark of the press was not in the page that was prerendered.
  vi.spyOn(console, 'error').mockImplementation(() => {});
  button()?.setAttribute('data-pressed', '');
  await takeOver(() => button()?.click());
  expect(container.querySelector('output')?.textContent).toBe('here');
  type('place', 'Seattle');
  act(() => button()?.click());
  expect(container.querySelector('output')?.textContent).toBe('here');
});

test('a button that the app has drawn anew is pressed by its name, if only one has it', async () => {
  for (const [copies, shown] of [
    ['', 'here'],
    ['<button>Find me</button>', ''],
  ] as const) {
    container.innerHTML = renderToString(<Page />);
    const enter = keepTypedEarly(container);
    button()?.click();
    container.innerHTML = renderToString(<Page />);
    const around = document.createElement('div');
    around.innerHTML = copies;
    await act(async () => {
      root = hydrateRoot(container, <Page mounted={mounted(enter)} />);
    });
    container.append(around);
    await act(() => entering);
    expect(container.querySelector('output')?.textContent, copies).toBe(shown);
    act(() => root?.unmount());
  }
});

test('a search, which works without the app, is left to the browser', () => {
  container.querySelector('form')?.setAttribute('method', 'get');
  keepTypedEarly(container);
  expect(press().defaultPrevented).toBe(false);
});

test('an untouched field keeps its default', async () => {
  await takeOver();
  expect(submitted()).toEqual({ email: '', terms: false, reminders: true });
});

/** Its place is named by the address, which only the browser knows: the field is prerendered empty. */
function Around({ place, mounted }: { place: string; mounted?: () => void }) {
  useEffect(() => mounted?.(), [mounted]);
  return (
    <Suspense>
      <Search place={place} />
    </Suspense>
  );
}

function Search({ place }: { place: string }) {
  const [text, setText] = useState('');
  useEffect(() => setText(place), [place]);
  return <input id="place" value={text} onChange={({ target }) => setText(target.value)} />;
}

test('LOC-009 a field that is hydrated later than what stands around it keeps what was typed, whatever it begins with', async () => {
  for (const place of ['', 'Seattle']) {
    container.innerHTML = renderToString(<Around place={place} />);
    type('place', 'Boi');
    const enter = keepTypedEarly(container);
    await hydrate(<Around place={place} mounted={mounted(enter)} />);
    expect(control('place').value).toBe('Boi');
    act(() => root?.unmount());
  }
});
