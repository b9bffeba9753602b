import { setup } from 'xstate';

/** How far the list lies over the map of a phone, and whether a pressed pin's store stands in its place. */
export const resultsSheetMachine = setup({
  types: {} as {
    events:
      | { type: 'sheet.lowered' }
      | { type: 'sheet.halved' }
      | { type: 'sheet.raised' }
      | { type: 'pin.pressed' }
      | { type: 'pin.dismissed' }
      | { type: 'results.left' };
    tags: 'peek' | 'half' | 'full' | 'pin';
  },
}).createMachine({
  id: 'resultsSheet',
  description: '[LST-002 LOC-021] List and map share the screen of a phone; beside each other the list needs no sheet.',
  options: { maxIterations: 50 },
  initial: 'half',
  on: {
    'sheet.lowered': {
      description: '[LOC-021] The visitor wants the map: of the list only its first line stays.',
      target: '.peek',
    },
    'sheet.halved': { description: '[LST-002] The visitor wants both, map and list.', target: '.half' },
    'sheet.raised': {
      description: '[LST-002] The visitor wants the list; the search stays in sight.',
      target: '.full',
    },
    'pin.pressed': {
      description: '[LOC-068] The store of a pressed pin stands over the lower end of the map, which stays.',
      target: '.pin',
    },
  },
  states: {
    half: { description: '[LST-002] Map above, list below.', tags: 'half' },
    peek: { description: '[LOC-021] The map, and how many stores there are.', tags: 'peek' },
    full: { description: '[LST-002] The list alone, below the search.', tags: 'full' },
    pin: {
      description: '[LOC-068] The selected store over the map: its details, ordering there, or back to the list.',
      tags: 'pin',
      on: {
        'pin.dismissed': { description: '[LST-002] Back to the list.', target: 'half' },
        'results.left': {
          description: '[LST-008] Another search: the store of the pin is no result any more.',
          target: 'half',
        },
      },
    },
  },
});
