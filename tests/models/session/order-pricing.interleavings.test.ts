import { oneAtATime } from '../kit/interleave.ts';
import { testInterleavings } from '../kit/register.ts';
import { model } from './order-pricing.model.ts';

testInterleavings('one price is asked for, in any order of presses and answers', model, { calls: oneAtATime });
