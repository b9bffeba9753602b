import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { createCatalogue } from './catalogue.ts';
import { Message } from './message.tsx';
import { MessagesProvider } from './messages-provider.tsx';

afterEach(cleanup);

test('an element may stand in a placeholder of a message', async () => {
  const emitted = vi.spyOn(console, 'error');
  const catalogue = createCatalogue('es-US');
  await catalogue.load('home');
  const { container } = render(
    <MessagesProvider catalogue={catalogue}>
      <Message id="home.member.title" values={{ firstName: <b>Gwen</b> }} />
    </MessagesProvider>,
  );
  expect(container.innerHTML).toBe('Qué gusto verle, <b>Gwen</b>');
  expect(emitted).not.toHaveBeenCalled();
});
