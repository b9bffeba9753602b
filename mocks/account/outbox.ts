/** Something that the pretended retailer sent; it goes nowhere but into the demo panel. */
export type Message = {
  id: string;
  kind: 'mail' | 'sms';
  /** ISO 8601. */
  at: string;
  to: string;
  /** Empty for an SMS. */
  subject: string;
  text: string;
  code: string | null;
  /** A whole address. */
  link: string | null;
};

/** What sending needs of a world. */
export type Sender = {
  readonly clock: { now: () => number };
  readonly effects: { mails: number; sms: number };
  readonly accounts: { readonly outbox: Message[] };
};

/** The panel shows no more than this; the oldest go first. */
const MOST_MESSAGES = 200;

/** Sends a mail. */
export function sendMail(
  world: Sender,
  mail: { to: string; subject: string; text: string; code?: string; link?: string },
): void {
  world.effects.mails += 1;
  put(world, { kind: 'mail', code: null, link: null, ...mail });
}

/** Sends an SMS to a number of ten digits. */
export function sendSms(world: Sender, sms: { to: string; text: string; code?: string }): void {
  world.effects.sms += 1;
  put(world, { kind: 'sms', subject: '', code: null, link: null, ...sms });
}

function put(world: Sender, message: Omit<Message, 'id' | 'at'>): void {
  const { outbox } = world.accounts;
  const id = `message-${world.effects.mails + world.effects.sms}`;
  outbox.push({ id, at: new Date(world.clock.now()).toISOString(), ...message });
  if (outbox.length > MOST_MESSAGES) outbox.shift();
}
