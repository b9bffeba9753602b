import { oneAtATime } from '../kit/interleave.ts';
import { testInterleavings } from '../kit/register.ts';
import { model } from './place-search.model.ts';

testInterleavings('one search for places is under way, in any order of presses and answers', model, {
  calls: oneAtATime,
});
