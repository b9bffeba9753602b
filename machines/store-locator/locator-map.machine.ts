import { assign, emit, setup } from 'xstate';
import type { Coordinates } from '#domain/coordinates.ts';
import {
  type Camera,
  clampZoom,
  HOME_CAMERA,
  isOtherArea,
  isOtherView,
  panThresholdOf,
  ZOOM_STEP,
} from '#domain/store-locator/map-camera.ts';
import type { Layout, LocatorMapEvent, MapRules, Moved } from './locator-map.events.ts';

type RequestedView = { camera: Camera; serial: number };
const aim = (camera: Camera, { serial }: RequestedView) => ({ camera, requestedView: { camera, serial: serial + 1 } });

/** Where the map looks, and whether that is still where the results are. */
export const locatorMapMachine = setup({
  types: {} as {
    context: {
      camera: Camera;
      requestedView: RequestedView;
      /** The view that the results belong to, where there are any. */
      searched: Camera | null;
      moreResults: boolean;
      awaiting: boolean;
      drawable: boolean;
      rules: MapRules;
      layout: Layout;
      measuring: Layout;
    };
    input: { camera: Camera; rules: MapRules };
    events: LocatorMapEvent;
    emitted: { type: 'area.requested'; camera: Camera };
    tags: 'starting' | 'unavailable' | 'movedAway' | 'zoomedOut';
  },
  actions: {
    keepCamera: assign({ camera: (_, params: { camera: Camera }) => params.camera }),
    /** Results are shown where stores can be listed: an area or a link from farther away is gone nearer to. */
    showResults: assign(({ context }, params: { camera: Camera; moreResults: boolean }) => {
      const camera = { ...params.camera, zoom: Math.max(params.camera.zoom, context.rules.zoomThreshold) };
      const { moreResults } = params;
      return { ...aim(camera, context.requestedView), searched: camera, moreResults, awaiting: false };
    }),
    zoomBy: assign(({ context }, params: { steps: number }) =>
      aim({ ...context.camera, zoom: clampZoom(context.camera.zoom + params.steps) }, context.requestedView),
    ),
    approach: assign(({ context }, params: { coordinates?: Coordinates }) => {
      const zoom = Math.max(context.camera.zoom, context.rules.zoomThreshold);
      return aim({ ...context.camera, ...params.coordinates, zoom }, context.requestedView);
    }),
    await: assign({ awaiting: ({ context }) => context.searched === null }),
    forgetResults: assign({ searched: null, moreResults: false, awaiting: false }),
    keepRules: assign({ rules: (_, params: { rules: MapRules }) => params.rules }),
    takeMap: assign({ drawable: true }),
    /** Should it come again, it shows the results, or everything: where the visitor had gone on it went with it. */
    giveUpMap: assign(({ context }) => ({
      ...aim(context.searched ?? (context.drawable ? HOME_CAMERA : context.camera), context.requestedView),
      drawable: false,
    })),
    measure: assign({ measuring: (_, params: { layout: Layout }) => params.layout }),
    keepMeasure: assign({ layout: ({ context }) => context.measuring }),
    emitArea: emit(({ context }) => ({ type: 'area.requested' as const, camera: context.camera })),
  },
  guards: {
    isVisitorElsewhere: ({ context }, { camera, byVisitor }: Moved) => byVisitor && isOtherView(context.camera, camera),
    mayZoomIn: ({ context }) => clampZoom(context.camera.zoom + ZOOM_STEP) > context.camera.zoom,
    mayZoomOut: ({ context }) => clampZoom(context.camera.zoom - ZOOM_STEP) < context.camera.zoom,
    isFirstLook: ({ context: { searched, awaiting, camera, rules } }) =>
      searched === null && !awaiting && camera.zoom >= rules.zoomThreshold,
    /** A search that is under way has no view yet: wherever the visitor goes meanwhile is another one. */
    isOtherArea: ({ context: { searched, awaiting, camera, layout, rules, moreResults } }) =>
      searched ? isOtherArea(searched, camera, layout, panThresholdOf(rules.panThreshold, moreResults)) : awaiting,
    isTooFar: ({ context: { drawable, searched, camera, rules } }) =>
      drawable && searched !== null && camera.zoom < rules.zoomThreshold,
    isNearEnough: ({ context: { drawable, searched, camera, rules } }) =>
      !(drawable && searched !== null && camera.zoom < rules.zoomThreshold),
  },
  delays: { settling: 200, resizing: 200, startBound: 20_000 },
}).createMachine({
  id: 'locatorMap',
  description: '[LOC-021..026 LST-006] Where the map looks, and whether the results still belong to that view.',
  context: ({ input }) => ({
    camera: input.camera,
    requestedView: { camera: input.camera, serial: 0 },
    searched: null,
    moreResults: false,
    awaiting: false,
    drawable: false,
    rules: input.rules,
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
        'view.requested': {
          description: '[LOC-010] There is no map to move yet, or none at all; the position is kept for it.',
          actions: { type: 'showResults', params: ({ event }) => event },
        },
        'results.awaited': {
          description: '[LOC-010] A search is under way: the map must not start one of its own.',
          actions: 'await',
        },
        'results.cleared': { description: '[LST-008] Nothing is listed.', actions: 'forgetResults' },
        'rules.changed': {
          description: '[ORD-091] The configuration arrived: its thresholds hold from now on.',
          actions: { type: 'keepRules', params: ({ event }) => event },
        },
        'map.failed': {
          description: '[FC-157] The map cannot be drawn: the list goes on without it.',
          target: '.unavailable',
          actions: 'giveUpMap',
        },
      },
      states: {
        starting: {
          description: '[LOC-021] The map is being fetched; the list does not wait for it.',
          tags: 'starting',
          on: {
            'map.readied': { description: '[LOC-021] The map can be looked at.', target: 'drawn', actions: 'takeMap' },
            'page.shown': {
              description: '[LOC-021] In a tab that is not seen no map is drawn: it has the whole time from now on.',
              target: 'starting',
              reenter: true,
            },
          },
          after: {
            startBound: {
              description: '[LOC-021] A map that does not come is done without.',
              target: 'overdue',
              actions: 'giveUpMap',
            },
          },
        },
        overdue: {
          description: '[LOC-021 FC-157] The map did not come in time: the list alone, with a message.',
          tags: 'unavailable',
          on: {
            'retry.pressed': { description: '[FC-157] The visitor wants it tried again.', target: 'starting' },
            'page.shown': { description: '[LOC-021] The page is looked at again: so is the map.', target: 'starting' },
          },
        },
        drawn: {
          description: '[LOC-021 LOC-022] The map can be looked at and moved.',
          initial: 'resting',
          on: {
            'view.requested': {
              description: '[LOC-010 LST-010] Results arrived: the map goes to them.',
              target: '.resting',
              actions: { type: 'showResults', params: ({ event }) => event },
            },
            'results.cleared': {
              description: '[LST-008] No results belong to the map any longer.',
              target: '.resting',
              actions: 'forgetResults',
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
            'listing.requested': {
              description: '[LOC-026] From too far away straight to where stores can be listed.',
              guard: 'isTooFar',
              target: '.settling',
              actions: { type: 'approach', params: {} },
            },
            'store.approached': {
              description: '[LOC-068] A store was chosen in the list: the map shows it.',
              actions: { type: 'approach', params: ({ event }) => ({ coordinates: event.coordinates }) },
            },
          },
          states: {
            resting: { description: '[LOC-024] The map shows where the results are.' },
            settling: {
              description: '[LOC-024 FC-061] Waits until the map was still for 200 ms.',
              after: {
                settling: [
                  {
                    description:
                      '[LOC-026] Nothing was searched yet and stores can be listed here: they are looked up.',
                    guard: 'isFirstLook',
                    target: 'resting',
                    actions: ['await', 'emitArea'],
                  },
                  {
                    description:
                      '[ORD-089 ORD-091 FC-061] Farther from what was searched than the threshold: offers to search here.',
                    guard: 'isOtherArea',
                    target: 'away',
                  },
                  {
                    description: '[LOC-026 ORD-091] Too far away to list stores, or as good as there.',
                    target: 'resting',
                  },
                ],
              },
            },
            away: {
              description: '[FC-061] Offers to search this area; nothing is searched before the visitor confirms.',
              tags: 'movedAway',
              on: {
                'area.pressed': {
                  description: 'Searches around the centre of the map.',
                  target: 'resting',
                  actions: 'emitArea',
                },
              },
            },
          },
        },
        unavailable: {
          description: '[FC-157] No WebGL or no network: the list alone, with a message.',
          tags: 'unavailable',
          on: { 'retry.pressed': { description: '[FC-157] The visitor wants it tried again.', target: 'starting' } },
        },
      },
    },
    distance: {
      description: '[LOC-026] Whether stores can be listed at this zoom.',
      initial: 'listable',
      states: {
        listable: {
          description: '[LOC-026] The stores are listed; without results or a map the zoom says nothing.',
          always: {
            description: '[LOC-026 ORD-091] Results on the map, zoomed out below the configured threshold.',
            guard: 'isTooFar',
            target: 'tooFar',
          },
        },
        tooFar: {
          description: '[LOC-026] "You\'ve zoomed out too far. Zoom in to see stores."',
          tags: 'zoomedOut',
          always: { description: '[LOC-026] Near enough again.', guard: 'isNearEnough', target: 'listable' },
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
