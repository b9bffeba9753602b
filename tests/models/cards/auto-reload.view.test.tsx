import { AutoReloadScreen } from '#areas/cards/auto-reload.screen.tsx';
import { mount } from '../kit/mount.tsx';
import { describeView } from '../kit/register-view.ts';
import { model } from './auto-reload.model.ts';

describeView('cards/auto-reload', model, (harness) => mount(harness, <AutoReloadScreen />));
