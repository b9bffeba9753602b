import { oneAtATime } from '../kit/interleave.ts';
import { testInterleavings } from '../kit/register.ts';
import { model } from './card-transfer.model.ts';

testInterleavings('one transfer between cards is under way, in any order of presses and answers', model, {
  calls: oneAtATime,
});
