import { oneAtATime } from '../kit/interleave.ts';
import { testInterleavings } from '../kit/register.ts';
import { model } from './auto-reload.model.ts';

testInterleavings('one change of auto reload is under way, in any order of presses and answers', model, {
  calls: oneAtATime,
});
