import { AddMoneyScreen } from '#areas/cards/add-money.screen.tsx';
import { mount } from '../kit/mount.tsx';
import { describeView } from '../kit/register-view.ts';
import { model } from './add-money.model.ts';

describeView('cards/add-money', model, (harness) => mount(harness, <AddMoneyScreen />));
