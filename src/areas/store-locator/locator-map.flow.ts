import { useActorRef } from '@xstate/react';
import type { Camera } from '#domain/map-camera.ts';
import { locatorMapMachine } from '#machines/store-locator/locator-map.machine.ts';
import { useFlowRuntime } from '#session/flow-runtime.tsx';

/** Where the map looks (LOC-021 to LOC-026). */
export function useLocatorMapActor(camera: Camera) {
  const { options } = useFlowRuntime();
  return useActorRef(locatorMapMachine, { ...options, input: { camera } });
}
