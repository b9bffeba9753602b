import { oneAtATime } from '../kit/interleave.ts';
import { testInterleavings } from '../kit/register.ts';
import { model } from './order-placement.model.ts';

testInterleavings('ORD-047 one order is looked for or sent, in any order of presses and answers', model, {
  calls: oneAtATime,
});
