import { expect, test, vi } from 'vitest';
import { openTabChannel } from './broadcast.ts';

test.each([
  [
    'that the browser forbids, as Firefox does where cookies are blocked,',
    class {
      constructor() {
        throw new DOMException('', 'SecurityError');
      }
    },
  ],
  ['that the browser does not know', undefined],
])('FC-175 a channel between tabs %s leaves a tab alone', (_, channel) => {
  vi.stubGlobal('BroadcastChannel', channel);
  const alone = openTabChannel();
  const heard = vi.fn();
  const stop = alone.listen(heard);
  alone.post('session-ended');
  stop();
  expect(heard).not.toHaveBeenCalled();
});
