import { oneAtATime } from '../kit/interleave.ts';
import { testInterleavings } from '../kit/register.ts';
import { model } from './add-money.model.ts';

testInterleavings('CRD-026 FC-019 one request to add money is under way, in any order of presses and answers', model, {
  calls: oneAtATime,
});
