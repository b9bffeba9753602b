import { oneAtATime } from '../kit/interleave.ts';
import { testInterleavings } from '../kit/register.ts';
import { model } from './gift-purchase.model.ts';

testInterleavings('FC-011 one gift purchase is sent or followed, in any order of presses and answers', model, {
  calls: oneAtATime,
});
