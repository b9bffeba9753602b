import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { createMachine } from 'xstate';
import { curbsideCheckInMachine } from '#machines/pickup/curbside-check-in.machine.ts';
import { diagramOf } from '../kit/diagram.ts';

const lampMachine = createMachine({
  type: 'parallel',
  on: { unplugged: '.light.off' },
  states: {
    light: {
      initial: 'off',
      states: {
        off: { on: { pressed: { guard: { type: 'hasPower', params: { least: 5 } }, target: 'on' } } },
        on: { on: { pressed: 'off' } },
      },
      on: { reset: '.off', flickered: {} },
    },
    base: {
      type: 'parallel',
      states: { height: {}, angle: { initial: 'flat', states: { flat: { after: { 100: 'tilted' } }, tilted: {} } } },
    },
  },
});

describe('a diagram', () => {
  test('shows states as they nest, and each step with its event and guard', () => {
    expect(diagramOf(lampMachine).split('\n')).toEqual([
      'stateDiagram-v2',
      '  state "light" as light {',
      '    state "off" as light_off',
      '    state "on" as light_on',
      '    [*] --> light_off',
      '    state "any of these" as light_any',
      '    light_any --> light_off : reset',
      '    light_off --> light_on : pressed [hasPower 5]',
      '    light_on --> light_off : pressed',
      '  }',
      '  state "base" as base {',
      '    state "height" as base_height',
      '    --',
      '    state "angle" as base_angle {',
      '      state "flat" as base_angle_flat',
      '      state "tilted" as base_angle_tilted',
      '      [*] --> base_angle_flat',
      '      base_angle_flat --> base_angle_tilted : after(100)',
      '    }',
      '  }',
      '  state "any of these" as root_any',
      '  root_any --> light_off : unplugged',
    ]);
  });

  test('of one flow stands in README as the machine is', () => {
    const [, drawn] = /```mermaid\n([\s\S]*?)\n```/.exec(readFileSync('README.md', 'utf8')) ?? [];
    expect(drawn).toBe(diagramOf(curbsideCheckInMachine));
  });
});
