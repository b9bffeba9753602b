import { oneAtATime } from '../kit/interleave.ts';
import { testInterleavings } from '../kit/register.ts';
import { model } from './order-with-reload.model.ts';

testInterleavings('one reload before an order is under way, in any order of presses and answers', model, {
  calls: oneAtATime,
});
