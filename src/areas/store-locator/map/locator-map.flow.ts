import { useEffect, useMemo } from 'react';
import type { Camera } from '#domain/store-locator/map-camera.ts';
import { locatorMapMachine } from '#machines/store-locator/locator-map.machine.ts';
import { useFlow } from '#parts/flow/use-flow.ts';
import { onPageShown } from '#platform/document.ts';
import { useConfiguration } from '#session/configuration.ts';

/** Where the map looks (LOC-021 to LOC-026), by the thresholds of the configuration, which may come later (ORD-091). */
export function useLocatorMapActor(camera: Camera) {
  const { zoomThreshold, panThreshold } = useConfiguration().locator;
  const rules = useMemo(() => ({ zoomThreshold, panThreshold }), [zoomThreshold, panThreshold]);
  const map = useFlow(locatorMapMachine, {}, { input: { camera, rules } });
  useEffect(() => {
    if (map.getSnapshot().context.rules !== rules) map.send({ type: 'rules.changed', rules });
  }, [map, rules]);
  useEffect(() => onPageShown(() => map.send({ type: 'page.shown' })), [map]);
  return map;
}
