import { CheckIn } from '#areas/pickup/check-in.tsx';
import { CURBSIDE } from '#domain/pickup/curbside.ts';
import { storeNumberOf } from '#domain/stores/store.ts';
import { aLocation } from '#tests/support/locations.ts';
import { mount } from '../kit/mount.tsx';
import { describeView } from '../kit/register-view.ts';
import { model } from './curbside-check-in.model.ts';

const store = { ...aLocation('900994').store, pickUpOptions: [{ code: CURBSIDE, name: 'Curbside' }] };
const search = { store: storeNumberOf('900994'), orderToken: 'token', firstName: 'Ada', platform: null };

describeView('pickup/curbside-check-in', model, (harness) =>
  mount(harness, <CheckIn store={store} search={search} />, { address: '/pickup/curbside' }),
);
