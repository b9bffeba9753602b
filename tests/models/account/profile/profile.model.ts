import { equal, match, ok } from 'node:assert/strict';
import { fireEvent, type Screen } from '@testing-library/dom';
import type { PersonalChanges } from '#domain/account/personal-details.ts';
import { profileMachine } from '#machines/account/profile/profile.machine.ts';
import { emits, starts } from '../../kit/effects.ts';
import { defineModel, done, failed } from '../../kit/model.ts';
import { missing, wrongTargets } from '../../kit/on-graph.ts';
import { addressOn, buttonOn, dialogOn, errorSummary } from '../../kit/on-screen.ts';

const changes: PersonalChanges = { firstName: 'Ada', birthday: { month: 4, day: 12 } };

const field = (screen: Screen) => screen.queryByRole<HTMLInputElement>('textbox', { name: 'First name' });
const save = (screen: Screen) => buttonOn(screen, 'Save changes');
const question = (screen: Screen) => dialogOn(screen, 'Leave without saving?');
const link = (screen: Screen) => screen.queryByRole('link', { name: 'Cancel' });

const type = (screen: Screen, change: (name: string) => string) => {
  const input = field(screen);
  if (input) fireEvent.change(input, { target: { value: change(input.value) } });
};

const SAVED = emits('profile.saved');
const STAYS = emits('leave.refused');

export const model = defineModel<typeof profileMachine>({
  machine: profileMachine,
  inputs: { start: undefined },
  events: {
    'form.changed': [{ label: 'another name' }],
    'form.reverted': [{ label: 'the same name' }],
    'form.submitted': [{ label: 'what differs', payload: { changes } }],
  },
  outcomes: {
    saveProfile: [
      done('saved'),
      failed('refused', 'profile-refused'),
      failed('birthday set', 'birthday-set'),
      failed('server error', 'server'),
    ],
  },
  // A reading and a save of 15 s each, as for the mails (D-415).
  waits: { saveBound: 35_000 },
  bound: (context) => context,
  limit: 40,
  rest: ['untouched', 'changed', 'asking', 'left'],
  tags: ['asking', 'unsaved'],
  invariants: {
    'ACC-129 the reason of a failure is kept only where something is unsaved': (now) =>
      now.context.failure === null || now.hasTag('unsaved') || now.value === 'left',
    'ACC-127 a request to leave is held only while something is saved': (now) =>
      !now.context.leaving || now.value === 'saving' || now.value === 'left',
    'ACC-129 what may be saved otherwise never counts as saved': (now) =>
      !now.context.isMaybeSaved || now.value !== 'untouched',
    'ACC-129 nothing that was typed is kept': ({ context }) => !JSON.stringify(context).includes('Ada'),
  },
  properties: {
    'ACC-129 what differs is sent at once and emitted as saved; a form that differs in nothing counts as saved': (
      graph,
    ) => [
      ...missing(graph, 'changed form.submitted(what differs)', starts('saveProfile', { changes })),
      ...missing(graph, 'saveProfile: saved', SAVED),
      ...missing(graph, 'untouched form.submitted(what differs)', SAVED),
    ],
    'ACC-129 after a lost answer the form that is as it was is saved once more': (graph) =>
      graph.edges.filter(
        ({ from, stimulus, to }) =>
          from.includes('"isMaybeSaved":true') && stimulus.event.type === 'form.reverted' && from !== to,
      ),
    'ACC-127 leaving while it is saved waits for the answer: saved leads on, a failure stays': (graph) => [
      ...wrongTargets(graph, {
        'saving saveProfile: saved': ['left', 'untouched'],
        'saving saveProfile: server error': 'changed',
      }),
      ...missing(graph, 'saving saveProfile: server error', STAYS),
      ...missing(graph, 'leave.cancelled(pressed)', STAYS),
    ],
    'ACC-127 a member who may leave has saved, or has confirmed': (graph) =>
      graph.edges
        .filter(({ taken }) => taken.some((line) => line.includes('allowLeave')))
        .filter(({ stimulus: { name } }) => name !== 'saveProfile: saved' && !name.startsWith('leave.confirmed')),
  },
  shows: {
    untouched: {
      says: 'ACC-127 the form, with a button to save and a way out, and no question',
      see: ({ screen }) => {
        ok(field(screen));
        ok(save(screen));
        equal(question(screen), null);
        equal(errorSummary(), null);
      },
    },
    changed: {
      says: 'ACC-129 what was typed, and after a failure its reason above it',
      see: ({ screen, snapshot }) => {
        ok(field(screen));
        equal(question(screen), null);
        const summary = errorSummary();
        if (snapshot.context.failure === null) equal(summary, null);
        else match(summary?.textContent ?? '', /^We couldn’t save your changes/);
      },
    },
    saving: {
      says: 'ACC-129 the fields rest while the answer is awaited, and what has the focus keeps it',
      see: ({ screen }) => {
        equal(screen.getByRole('button', { name: /^Save changes/ }).getAttribute('aria-disabled'), 'true');
        ok(field(screen)?.readOnly && !field(screen)?.matches(':disabled'));
        ok([...screen.getAllByRole('combobox')].every((choice) => choice.matches(':disabled')));
      },
    },
    asking: {
      says: 'ACC-127 the question whether to leave without saving',
      see: ({ screen }) => ok(question(screen)),
    },
    left: {
      says: 'ACC-127 the profile is the page now',
      see: ({ screen }) => equal(addressOn(screen), '/account/profile'),
    },
  },
  causes: {
    'form.changed': {
      control: ({ screen }) => field(screen),
      perform: async (_user, { screen }) => type(screen, (name) => `${name}a`),
      idle: 'a form that differs already, or is left, stays open to more changes',
    },
    'form.reverted': {
      control: ({ screen }) => field(screen),
      perform: async (_user, { screen }) => type(screen, (name) => name.slice(0, -1)),
      idle: 'a form that differs in nothing, or is left, has its field too',
    },
    'form.submitted': {
      control: ({ screen }) => save(screen),
      idle: 'a form that was left keeps its button until its page is gone',
      anyPayload: true,
    },
    'leave.pressed': { control: ({ screen }) => link(screen), idle: 'with nothing unsaved the link simply leads on' },
    'leave.confirmed': { control: ({ screen }) => buttonOn(screen, 'Leave') },
    'leave.cancelled': { control: ({ screen }) => buttonOn(screen, 'Keep editing') },
  },
});
