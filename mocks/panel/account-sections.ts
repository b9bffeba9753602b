import type { WorldState } from '../control/control.ts';
import { makeSignInLink } from './control-client.ts';
import { button, choice, element, field, section } from './dom.ts';

type Message = WorldState['outbox'][number];

/** What the retailer sent: the demo's mailbox and phone. */
export function outboxSection(world: WorldState, { refresh }: { refresh: () => Promise<void> }): HTMLElement {
  return section(
    `Mail and SMS (${world.outbox.length})`,
    world.outbox.length === 0 ? 'Nothing was sent yet.' : 'Newest first. None of it leaves this computer.',
    element('ul', { class: 'messages' }, ...world.outbox.map(messageItem)),
    element(
      'div',
      { class: 'row' },
      button('Look again', () => void refresh()),
    ),
  );
}

function messageItem({ kind, to, at, subject, text, code, link }: Message): HTMLLIElement {
  const time = at.slice(11, 19);
  const made = element(
    'li',
    {},
    element('small', {}, `${kind === 'mail' ? 'Mail' : 'SMS'} to ${to}, ${time} UTC`),
    element('span', {}, [subject, text].filter(Boolean).join(': ')),
  );
  if (code !== null) made.append(copyButton(code, code));
  if (link !== null) made.append(element('a', { href: link }, 'Open the link'));
  return made;
}

/** Copies a text, and says that it did. */
function copyButton(text: string, what: string): HTMLButtonElement {
  const made = button(`Copy ${what}`, () => {
    void navigator.clipboard.writeText(text).then(() => {
      made.textContent = `Copied ${what}`;
    });
  });
  return made;
}

/** Makes links that sign a member in once, as partners and mails hold them. */
export function signInLinkSection(world: WorldState): HTMLElement {
  const members = world.personas.flatMap(({ email, label }) =>
    email === undefined ? [] : [{ value: email, label: `${label} (${email})` }],
  );
  const member = choice(members, members[0]?.value ?? '');
  const returnUrl = element('input', { type: 'text', placeholder: '/account/for-you' });
  const made = element('p', {});
  const make = async () => {
    const link = await makeSignInLink(member.value, returnUrl.value.trim());
    made.replaceChildren(element('a', { href: link }, 'Sign in by this link'), ' ', copyButton(link, 'the link'));
  };
  return section(
    'Links that sign in',
    'Each works once, for five minutes.',
    field('Member', member),
    field('Leads to', returnUrl),
    element(
      'div',
      { class: 'row' },
      button('Make a link', () => void make()),
    ),
    made,
  );
}
