import { useSelector } from '@xstate/react';
import { useLocator } from '#areas/store-locator/locator-context.tsx';
import { CorrectedPlace } from '#areas/store-locator/search/corrected-place.tsx';
import { describeView } from '../kit/register-view.ts';
import { mountLocator } from './mount-locator.tsx';
import { model } from './place-correction.model.ts';

/** What the results wait for. */
function Busy() {
  const { correction } = useLocator();
  return <p data-testid="busy">{String(useSelector(correction, (snapshot) => snapshot.hasTag('busy')))}</p>;
}

describeView('store-locator/place-correction', model, (harness) =>
  mountLocator(harness, {
    elsewhere: ({ correction }, event) => correction.send(event as Parameters<typeof correction.send>[0]),
    parts: () => (
      <>
        <CorrectedPlace />
        <Busy />
      </>
    ),
  }),
);
