import { DAY_MS, HOUR_MS } from '#domain/durations.ts';
import { LOCALES } from '#domain/locale.ts';
import type { WorldState } from '../control/control.ts';
import { outboxSection, signInLinkSection } from './account-sections.ts';
import { cartSection } from './cart-section.ts';
import { steer } from './control-client.ts';
import { button, choice, element, field, section, table } from './dom.ts';
import { locatorSection } from './locator-sections.ts';
import { soldOutSection } from './sold-out-section.ts';

/** What every section can do: show the world again after a change, or load the page again because the visitor changed. */
type Actions = { refresh: () => Promise<void>; reload: () => void };

/** The parts of the panel, drawn from the world's state. */
export function panelSections(world: WorldState, actions: Actions): HTMLElement[] {
  return [
    visitorSection(world, actions),
    outboxSection(world, actions),
    signInLinkSection(world),
    cartSection(actions),
    soldOutSection(world, actions),
    clockSection(world, actions),
    faultSection(world, actions),
    section(
      'Inputs that fail',
      'These always answer in the same way, in every world.',
      table(
        'Inputs that fail',
        ['Where', 'Input', 'Answer'],
        world.sentinels.map(({ where, input, result }) => [where, input, result]),
      ),
    ),
    locatorSection(),
    peopleSection(world),
    effectsSection(world, actions),
  ];
}

function visitorSection(world: WorldState, { reload }: Actions): HTMLElement {
  const persona = choice(
    world.personas.map(({ id, label }) => ({ value: id, label })),
    world.persona,
    (chosen) => void steer('persona', { persona: chosen }).then(reload),
  );
  const locale = choice(
    LOCALES.map((value) => ({ value, label: value })),
    document.documentElement.lang,
    (chosen) => {
      // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in two of the browsers that we serve
      document.cookie = `locale=${chosen}; Path=/; SameSite=Lax`;
      reload();
    },
  );
  const name = choice(
    world.worlds.map((one) => ({ value: one.name, label: one.label })),
    world.name,
    (chosen) => void steer('world', { name: chosen }).then(reload),
  );
  const made = section(
    'Who, where, which world',
    `${world.signedInAs === null ? '' : `Signed in as ${world.signedInAs}. `}${world.stores} stores, seed ${world.seed}, world ${world.id}. A change loads the page again.`,
    field('Person', persona),
    field('Language', locale),
    field('World', name),
    element(
      'div',
      { class: 'row' },
      button('Start this world afresh', () => void steer('reset').then(reload)),
    ),
  );
  made.open = true;
  return made;
}

function clockSection(world: WorldState, { refresh }: Actions): HTMLElement {
  const set = (body: Readonly<Record<string, unknown>>) => void steer('clock', body).then(refresh);
  const instant = element('input', { type: 'datetime-local', value: world.clock.at.slice(0, 16) });
  const advance = (label: string, ms: number) => button(label, () => set({ advanceMs: ms }));
  return section(
    'Clock',
    `${world.clock.at.slice(0, 19).replace('T', ' ')} UTC, ${world.clock.frozen ? 'standing still' : 'running'}. Stores open and close by it.`,
    field('Set to (UTC)', instant),
    element(
      'div',
      { class: 'row' },
      button('Set', () => instant.value !== '' && set({ at: `${instant.value}:00.000Z` })),
      advance('+ 1 hour', HOUR_MS),
      advance('+ 1 day', DAY_MS),
      button(world.clock.frozen ? 'Let it run' : 'Stop it', () => set({ frozen: !world.clock.frozen })),
      button('Real time', () => set({ real: true })),
    ),
  );
}

const FAULTS = [
  ['latency:3000', 'Takes 3 seconds'],
  ['status:500', 'Status 500'],
  ['status:503:2', 'Status 503, retry after 2 s'],
  ['429', 'Status 429, retry after 1 s'],
  ['status:401', 'Status 401'],
  ['status:404', 'Status 404'],
  ['drop-before', 'Connection lost before it happened'],
  ['drop-after', 'Connection lost after it happened'],
  ['truncate', 'Answer cut in half'],
  ['html', 'A web page instead of data'],
  ['wrong-shape', 'Data of another shape'],
  ['graph-error', 'Graph: 200 with errors and no data'],
  ['graph-partial', 'Graph: 200 with data and errors'],
  ['duplicate', 'Delivered twice'],
  ['reorder', 'Two answers cross'],
  ['hang', 'No answer at all'],
] as const;

function faultSection(world: WorldState, { refresh }: Actions): HTMLElement {
  const operations = ['*', ...world.operations].map((value) => ({
    value,
    label: value === '*' ? 'Every call' : value.replace('/apiproxy/v1', ''),
  }));
  const operation = choice(operations, '*');
  const fault = choice(
    FAULTS.map(([value, label]) => ({ value, label })),
    FAULTS[0][0],
  );
  const times = choice(
    [
      { value: '', label: 'Until removed' },
      { value: '1', label: 'Once' },
      { value: '2', label: 'Twice' },
    ],
    '',
  );
  const add = () =>
    void steer('faults', {
      operation: operation.value,
      fault: fault.value,
      times: times.value === '' ? null : Number(times.value),
    }).then(refresh);
  const active = world.faults.map((rule) =>
    element(
      'li',
      {},
      `${rule.operation}: ${rule.kind}${rule.value ? ` ${rule.value}` : ''}${rule.timesLeft === null ? '' : ` (${rule.timesLeft} left)`}`,
    ),
  );
  return section(
    'Faults',
    active.length === 0 ? 'Nothing is broken.' : 'Waiting faults:',
    element('ul', {}, ...active),
    field('Call', operation),
    field('Fault', fault),
    field('How often', times),
    element(
      'div',
      { class: 'row' },
      button('Add fault', add, { class: 'strong' }),
      button('Remove all', () => void steer('faults', { operation: '*', fault: null }).then(refresh)),
    ),
  );
}

function peopleSection(world: WorldState): HTMLElement {
  const members = world.personas.flatMap((one) =>
    'email' in one && one.email !== undefined ? [[one.label, one.email, one.password ?? '']] : [],
  );
  return section(
    'People who can sign in',
    'All of them are made up.',
    table('People who can sign in', ['Who', 'E-mail', 'Password'], members),
  );
}

function effectsSection(world: WorldState, { refresh }: Actions): HTMLElement {
  const { requests, ...counts } = world.effects;
  const rows = [...Object.entries(counts), ...Object.entries(requests)].map(([what, count]) => [what, String(count)]);
  return section(
    'What happened',
    'Counted by the backend since this world began.',
    table('What happened', ['Effect', 'Count'], rows),
    element(
      'div',
      { class: 'row' },
      button('Count again', () => void refresh()),
    ),
  );
}
