import type { Screen } from '@testing-library/dom';
import { act } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { externalEvents } from './external-events.ts';

type Args = { screen: Screen; label: string };

/** A dialog that a button, Escape and Back close: the label of the case is `Back`, `Escape` or another for the button. */
export const closesBy = (name: string, button: (screen: Screen) => HTMLElement | null) => ({
  control: ({ screen }: Args) => button(screen),
  perform: async (user: UserEvent, { screen, label }: Args) => {
    if (label === 'Back') await act(async () => externalEvents.fire({ type: 'page.back' }));
    else if (label === 'Escape') await user.keyboard('{Escape}');
    else await user.click(screen.getByRole('button', { name }));
  },
});
