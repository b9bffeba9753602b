import { oneAtATime } from '../kit/interleave.ts';
import { testInterleavings } from '../kit/register.ts';
import { model } from './promo-redemption.model.ts';

testInterleavings('one redemption is under way, in any order of presses and answers', model, { calls: oneAtATime });
