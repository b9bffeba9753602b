import { oneAtATime } from '../kit/interleave.ts';
import { testInterleavings } from '../kit/register.ts';
import { model } from './nearest-search.model.ts';

testInterleavings('one search for the nearest store is under way, in any order of presses and answers', model, {
  calls: oneAtATime,
});
