import { assign, emit, setup } from 'xstate';
import type { Coordinates } from '#domain/coordinates.ts';
import { LIST_ZOOM } from '#domain/locator.ts';
import { type Camera, clampZoom, isOtherView, ZOOM_STEP } from '#domain/map-camera.ts';

/** Measures of the locator's page, CSS pixels (LST-006). */
export type Layout = { controlsHeight: number; width: number; height: number };

type Moved = { camera: Camera; byVisitor: boolean };
const isVisitorElsewhere = (from: { drawable: boolean; camera: Camera }, to: Moved) =>
  from.drawable && to.byVisitor && isOtherView(from.camera, to.camera);

/** Where the map looks, and whether that is still where the results are. */
export const locatorMapMachine = setup({
  types: {} as {
    context: {
      camera: Camera;
      wish: { camera: Camera; serial: number };
      anchored: boolean;
      awaiting: boolean;
      drawable: boolean;
      layout: Layout;
      measuring: Layout;
    };
    input: { camera: Camera };
    events:
      | { type: 'map.readied' }
      | { type: 'map.failed' }
      | ({ type: 'map.moved' } & Moved)
      | { type: 'view.wished'; camera: Camera }
      | { type: 'results.awaited' }
      | { type: 'results.cleared' }
      | { type: 'zoom.raised' }
      | { type: 'zoom.lowered' }
      | { type: 'store.approached'; coordinates: Coordinates }
      | { type: 'area.pressed' }
      | { type: 'window.resized'; layout: Layout };
    emitted: { type: 'area.wanted'; camera: Camera };
    tags: 'starting' | 'moving' | 'unavailable' | 'movedAway' | 'zoomedOut';
  },
  actions: {
    keepCamera: assign({ camera: (_, params: { camera: Camera }) => params.camera }),
    aim: assign(({ context }, params: { camera: Camera }) => ({
      camera: params.camera,
      wish: { camera: params.camera, serial: context.wish.serial + 1 },
    })),
    zoomBy: assign(({ context }, params: { steps: number }) => {
      const camera = { ...context.camera, zoom: clampZoom(context.camera.zoom + params.steps) };
      return { camera, wish: { camera, serial: context.wish.serial + 1 } };
    }),
    approach: assign(({ context }, params: { coordinates: Coordinates }) => {
      const camera = { ...params.coordinates, zoom: Math.max(context.camera.zoom, LIST_ZOOM) };
      return { camera, wish: { camera, serial: context.wish.serial + 1 } };
    }),
    await: assign({ awaiting: ({ context }) => !context.anchored }),
    anchor: assign({ anchored: true, awaiting: false }),
    loosen: assign({ anchored: false, awaiting: false }),
    takeMap: assign({ drawable: true }),
    giveUpMap: assign({ drawable: false }),
    measure: assign({ measuring: (_, params: { layout: Layout }) => params.layout }),
    keepMeasure: assign({ layout: ({ context }) => context.measuring }),
    tellArea: emit(({ context }) => ({ type: 'area.wanted' as const, camera: context.camera })),
  },
  guards: {
    isVisitorElsewhere: ({ context }, params: Moved) => isVisitorElsewhere(context, params),
    mayZoomIn: ({ context }) => clampZoom(context.camera.zoom + ZOOM_STEP) > context.camera.zoom,
    mayZoomOut: ({ context }) => clampZoom(context.camera.zoom - ZOOM_STEP) < context.camera.zoom,
    isFirstLook: ({ context }) => !context.anchored && !context.awaiting && context.camera.zoom >= LIST_ZOOM,
    isAsked: ({ context }) => context.anchored || context.awaiting,
    isTooFar: ({ context }, params: Moved) =>
      isVisitorElsewhere(context, params) && context.anchored && params.camera.zoom < LIST_ZOOM,
    isListable: ({ context }, params: Moved) => isVisitorElsewhere(context, params) && params.camera.zoom >= LIST_ZOOM,
    isNextTooFar: ({ context }) => context.drawable && context.anchored && context.camera.zoom - ZOOM_STEP < LIST_ZOOM,
    isNextListable: ({ context }) => context.camera.zoom + ZOOM_STEP >= LIST_ZOOM,
  },
  delays: { settling: 200, resizing: 200, startBound: 20_000 },
}).createMachine({
  id: 'locatorMap',
  description: '[LOC-021..026 LST-006] Where the map looks, and whether the results still belong to that view.',
  context: ({ input }) => ({
    camera: input.camera,
    wish: { camera: input.camera, serial: 0 },
    anchored: false,
    awaiting: false,
    drawable: false,
    layout: { controlsHeight: 0, width: 0, height: 0 },
    measuring: { controlsHeight: 0, width: 0, height: 0 },
  }),
  options: { maxIterations: 50 },
  type: 'parallel',
  states: {
    view: {
      description: '[LOC-021 LST-006] The position of the map.',
      initial: 'starting',
      on: {
        'view.wished': {
          description: '[LOC-010] There is no map to move yet, or none at all; the position is kept for it.',
          actions: [{ type: 'aim', params: ({ event }) => event }, 'anchor'],
        },
        'results.awaited': {
          description: '[LOC-010] A search is under way: the map must not start one of its own.',
          actions: 'await',
        },
        'results.cleared': { description: '[LST-008] Nothing is listed.', actions: 'loosen' },
        'map.failed': {
          description: '[LOC-004] The map cannot be drawn: the list goes on without it.',
          target: '.unavailable',
          actions: 'giveUpMap',
        },
      },
      states: {
        starting: {
          description: '[LOC-021] The map is being fetched; the list does not wait for it.',
          tags: 'starting',
          on: {
            'map.readied': {
              description: '[LOC-021] The map can be looked at.',
              target: 'drawn',
              actions: 'takeMap',
            },
          },
          after: {
            startBound: {
              description: '[LOC-021] A map that does not come is done without.',
              target: 'unavailable',
              actions: 'giveUpMap',
            },
          },
        },
        drawn: {
          description: '[LOC-021 LOC-022] The map can be looked at and moved.',
          initial: 'resting',
          on: {
            'view.wished': {
              description: '[LOC-010 LST-010] Results arrived: the map goes to them.',
              target: '.resting',
              actions: [{ type: 'aim', params: ({ event }) => event }, 'anchor'],
            },
            'results.cleared': {
              description: '[LST-008] No results belong to the map any longer.',
              target: '.resting',
              actions: 'loosen',
            },
            'map.moved': {
              description:
                '[LOC-024 FC-061] The visitor moved it by more than 0.000005 degrees, or zoomed; every move starts the wait anew.',
              guard: { type: 'isVisitorElsewhere', params: ({ event }) => event },
              target: '.settling',
              actions: { type: 'keepCamera', params: ({ event }) => event },
            },
            'zoom.raised': {
              description: '[LOC-022 LOC-023] One step nearer, up to 21.',
              guard: 'mayZoomIn',
              target: '.settling',
              actions: { type: 'zoomBy', params: { steps: 1 } },
            },
            'zoom.lowered': {
              description: '[LOC-022 LOC-023] One step farther, down to 3.',
              guard: 'mayZoomOut',
              target: '.settling',
              actions: { type: 'zoomBy', params: { steps: -1 } },
            },
            'store.approached': {
              description: '[LOC-068] A store was chosen in the list: the map shows it.',
              actions: { type: 'approach', params: ({ event }) => event },
            },
          },
          states: {
            resting: {
              description: '[LOC-024] The map shows where the results are.',
            },
            settling: {
              description: '[LOC-024 LOC-025 FC-061] Waits until the map was still for 200 ms.',
              tags: 'moving',
              after: {
                settling: [
                  {
                    description:
                      '[LOC-026] Nothing was searched yet and stores can be listed here: they are looked up.',
                    guard: 'isFirstLook',
                    target: 'resting',
                    actions: ['anchor', 'tellArea'],
                  },
                  {
                    description: '[FC-061] What was asked belongs to another view: offers to search this area.',
                    guard: 'isAsked',
                    target: 'away',
                  },
                  { description: '[LOC-026] Too far away to list stores.', target: 'resting' },
                ],
              },
            },
            away: {
              description: '[FC-061] Offers to search this area; nothing is asked before the visitor wants it.',
              tags: 'movedAway',
              on: {
                'area.pressed': {
                  description: '[LOC-010] Searches around the centre of the map.',
                  target: 'resting',
                  actions: 'tellArea',
                },
              },
            },
          },
        },
        unavailable: {
          description: '[LOC-004] No WebGL or no network: the list alone, and the visitor is told.',
          tags: 'unavailable',
        },
      },
    },
    distance: {
      description: '[LOC-026] Whether stores can be listed at this zoom.',
      initial: 'listable',
      on: {
        'view.wished': { description: '[LOC-026] Results are always near enough.', target: '.listable' },
        'results.cleared': { description: '[LOC-026] Without results there is nothing to hide.', target: '.listable' },
        'map.failed': { description: '[LOC-026] Without a map the zoom says nothing.', target: '.listable' },
      },
      states: {
        listable: {
          description: '[LOC-026] The stores are listed.',
          on: {
            'map.moved': {
              description: '[LOC-026] Zoomed out below 10.',
              guard: { type: 'isTooFar', params: ({ event }) => event },
              target: 'tooFar',
            },
            'zoom.lowered': { description: '[LOC-026] Zoomed out below 10.', guard: 'isNextTooFar', target: 'tooFar' },
          },
        },
        tooFar: {
          description: '[LOC-026] "You\'ve zoomed out too far. Zoom in to see stores."',
          tags: 'zoomedOut',
          on: {
            'map.moved': {
              description: '[LOC-026] Near enough again.',
              guard: { type: 'isListable', params: ({ event }) => event },
              target: 'listable',
            },
            'zoom.raised': { description: '[LOC-026] Near enough again.', guard: 'isNextListable', target: 'listable' },
            'store.approached': { description: '[LOC-026] A chosen store is shown near enough.', target: 'listable' },
          },
        },
      },
    },
    layout: {
      description: '[LOC-025 LST-006] The measures of the page.',
      initial: 'measured',
      states: {
        measured: {
          description: '[LST-006] The measures hold.',
          on: {
            'window.resized': {
              description: '[LOC-025] The window changes.',
              target: 'resizing',
              actions: { type: 'measure', params: ({ event }) => event },
            },
          },
        },
        resizing: {
          description: '[LOC-025] Waits until the window was still for 200 ms.',
          on: {
            'window.resized': {
              description: '[LOC-025] Still changing: the wait starts anew.',
              target: 'resizing',
              reenter: true,
              actions: { type: 'measure', params: ({ event }) => event },
            },
          },
          after: {
            resizing: {
              description: '[LOC-025] One handling for all the changes.',
              target: 'measured',
              actions: 'keepMeasure',
            },
          },
        },
      },
    },
  },
});
