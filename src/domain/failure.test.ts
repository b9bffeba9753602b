import { expect, test } from 'vitest';
import { type FailureCode, isAnswerLost } from './failure.ts';

const LOST: readonly FailureCode[] = ['timed-out', 'offline', 'server', 'bad-answer'];
const ANSWERED: readonly FailureCode[] = ['refused', 'rate-limited', 'signed-out', 'code-refused', 'unexpected'];

test('D-030 D-042 what was asked for may have been done only where no answer came, or none that could be read', () => {
  expect([...LOST, ...ANSWERED].filter(isAnswerLost)).toEqual(LOST);
});
