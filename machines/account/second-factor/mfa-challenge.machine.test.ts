import { expect, test, vi } from 'vitest';
import { createActor, fromPromise, SimulatedClock } from 'xstate';
import { CODE_RESEND_MS, type MfaPhone } from '#domain/account/one-time-code.ts';
import { Failure, type FailureCode } from '#domain/failure.ts';
import type { Member } from '#domain/visitor.ts';
import { mfaChallengeMachine } from './mfa-challenge.machine.ts';

const mia: Member = { kind: 'member', firstName: 'Mia', memberId: 'mia' };
const mobile: MfaPhone = { id: 'mobile', lastFour: '0142', verified: true };
const office: MfaPhone = { id: 'office', lastFour: '0199', verified: true };

type Verdict = 'right' | 'never' | FailureCode;

function start({
  phones = [mobile],
  purpose = 'sign-in',
  verdicts = [],
  sendings = [],
}: {
  phones?: MfaPhone[];
  purpose?: 'sign-in' | 'page';
  verdicts?: Verdict[];
  sendings?: Verdict[];
} = {}) {
  const clock = new SimulatedClock();
  const sent: string[] = [];
  const tried: string[] = [];
  const judge = (verdict: Verdict = 'right') => {
    if (verdict === 'never') return new Promise<void>(() => {});
    if (verdict !== 'right') throw new Failure(verdict);
    return undefined;
  };
  const challenge = createActor(
    mfaChallengeMachine.provide({
      actors: {
        sendCode: fromPromise(async ({ input }) => {
          sent.push(input.methodId);
          await judge(sendings.shift());
        }),
        verifyCode: fromPromise(async ({ input }) => {
          tried.push(`${input.methodId} ${input.code}`);
          await judge(verdicts.shift());
          return mia;
        }),
      },
    }),
    { clock, input: { phones, purpose } },
  ).start();
  const now = () => challenge.getSnapshot();
  return {
    challenge,
    clock,
    sent,
    tried,
    now,
    enter: (code: string) => challenge.send({ type: 'code.entered', code }),
    comesTo: (tag: 'choosing' | 'unsent' | 'entering' | 'worthless') =>
      vi.waitFor(() => expect(now().hasTag(tag)).toBe(true)),
    ends: () => vi.waitFor(() => expect(now().status).toBe('done')),
  };
}

test('ACC-106 before a page the only phone is sent a code; of several one is chosen first', async () => {
  const one = start({ purpose: 'page' });
  await one.comesTo('entering');
  expect(one.sent).toEqual(['mobile']);
  const several = start({ purpose: 'page', phones: [mobile, office] });
  expect(several.now().hasTag('choosing')).toBe(true);
  several.challenge.send({ type: 'phone.chosen', phone: office });
  await several.comesTo('entering');
  expect(several.sent).toEqual(['office']);
});

test('ACC-034 a right code ends the challenge with who it is', async () => {
  const { enter, ends, now } = start();
  enter('123456');
  await ends();
  expect(now().output).toEqual({ outcome: 'proven', member: mia });
});

test('FC-077 one code is sent once, by its last digit, by Enter, and after it was refused', async () => {
  const { enter, comesTo, tried, now } = start({ verdicts: ['code-refused'] });
  enter('123456');
  enter('123456');
  expect(now().hasTag('verifying')).toBe(true);
  await comesTo('entering');
  enter('123456');
  expect(tried).toEqual(['mobile 123456']);
  enter('654321');
  expect(tried).toEqual(['mobile 123456', 'mobile 654321']);
});

test('a code that could not be checked may be sent off again', async () => {
  const { enter, comesTo, tried, now, ends } = start({ verdicts: ['offline'] });
  enter('123456');
  await comesTo('entering');
  expect(now().context.failure).toBe('offline');
  enter('123456');
  await ends();
  expect(tried).toHaveLength(2);
});

for (const verdict of ['code-expired', 'code-attempts-spent'] as const) {
  test(`ACC-036 a code that is worth nothing any more (${verdict}) is asked for no longer, and another one can be had`, async () => {
    const { challenge, enter, comesTo, now, clock, sent, tried } = start({ verdicts: [verdict] });
    enter('123456');
    await comesTo('worthless');
    expect(now().context.failure).toBe(verdict);
    enter('654321');
    expect(tried).toHaveLength(1);
    clock.increment(CODE_RESEND_MS);
    challenge.send({ type: 'code.requested' });
    await comesTo('entering');
    expect(sent).toEqual(['mobile']);
    expect(now().context.failure).toBeNull();
  });
}

test('ACC-036 a code may go to another phone', async () => {
  const { challenge, comesTo, sent, tried, enter } = start({ phones: [mobile, office] });
  challenge.send({ type: 'phone.declined' });
  await comesTo('choosing');
  challenge.send({ type: 'phone.chosen', phone: office });
  await comesTo('entering');
  enter('123456');
  expect(sent).toEqual(['office']);
  expect(tried).toEqual(['office 123456']);
});

test('ACC-036 a code that was certainly not sent is reported, and may be asked for again', async () => {
  const { challenge, comesTo, now, sent } = start({ purpose: 'page', sendings: ['refused'] });
  await comesTo('unsent');
  expect(now().context.failure).toBe('refused');
  challenge.send({ type: 'code.requested' });
  await comesTo('entering');
  expect(sent).toHaveLength(2);
});

test('a sign-in that has waited too long is over, whichever call finds out', async () => {
  const verifying = start({ verdicts: ['signed-out'] });
  verifying.enter('123456');
  await verifying.ends();
  expect(verifying.now().output).toEqual({ outcome: 'lapsed' });
  const sending = start({ purpose: 'page', sendings: ['signed-out'] });
  await sending.ends();
  expect(sending.now().output).toEqual({ outcome: 'lapsed' });
});

test('ACC-033 a challenge that is closed proves nothing', async () => {
  const { challenge, now } = start();
  challenge.send({ type: 'challenge.cancelled' });
  expect(now().output).toEqual({ outcome: 'cancelled' });
});

for (const lost of ['timed-out', 'offline', 'server', 'bad-answer'] as const) {
  test(`ACC-036 D-030 a code whose answer was lost (${lost}) may have come: the phone it was for is asked for it`, async () => {
    const { challenge, comesTo, now, sent } = start({
      phones: [mobile, office],
      sendings: [lost, 'rate-limited'],
    });
    await comesTo('entering');
    challenge.send({ type: 'phone.declined' });
    challenge.send({ type: 'phone.chosen', phone: office });
    await comesTo('entering');
    expect(now().context).toMatchObject({ phone: office, isEarlier: true, failure: lost });
    challenge.send({ type: 'code.requested' });
    await vi.waitFor(() => expect(now().context.failure).toBeNull());
    await comesTo('entering');
    expect(sent).toEqual(['office', 'office']);
    expect(now().context).toMatchObject({ phone: office, isEarlier: true });
  });
}

test('ACC-036 a code that was refused has not come: its phone is asked for none', async () => {
  const { challenge, comesTo, sent } = start({ phones: [mobile, office], sendings: ['refused', 'rate-limited'] });
  await comesTo('entering');
  challenge.send({ type: 'phone.declined' });
  challenge.send({ type: 'phone.chosen', phone: office });
  await comesTo('unsent');
  challenge.send({ type: 'code.requested' });
  await vi.waitFor(() => expect(sent).toHaveLength(2));
  await comesTo('unsent');
});

test('ACC-036 D-030 a code whose answer does not come in time may have come', async () => {
  const { challenge, clock, comesTo, now } = start({ phones: [mobile, office], sendings: ['never', 'rate-limited'] });
  await comesTo('entering');
  challenge.send({ type: 'phone.declined' });
  challenge.send({ type: 'phone.chosen', phone: office });
  clock.increment(20_000);
  expect(now().hasTag('entering')).toBe(true);
  expect(now().context).toMatchObject({ phone: office, isEarlier: true, failure: 'timed-out' });
  challenge.send({ type: 'code.requested' });
  await comesTo('entering');
  expect(now().context.phone).toEqual(office);
});

test('ACC-036 D-376 where another code was refused, the one that came before still signs in', async () => {
  const { challenge, clock, comesTo, enter, ends, now, tried } = start({ sendings: ['refused'] });
  clock.increment(CODE_RESEND_MS);
  challenge.send({ type: 'code.requested' });
  await comesTo('entering');
  expect(now().context.failure).toBe('refused');
  enter('123456');
  await ends();
  expect(tried).toEqual(['mobile 123456']);
});

test('ACC-036 D-334 D-382 a code that still counts keeps its own ten minutes where no other one came', async () => {
  const { challenge, clock, comesTo, now } = start({ sendings: ['refused'] });
  clock.increment(10 * 60_000 - 1000);
  challenge.send({ type: 'code.requested' });
  await comesTo('entering');
  clock.increment(1000);
  expect([now().hasTag('entering'), now().hasTag('worthless')]).toEqual([false, true]);
  expect(now().context.failure).toBe('code-expired');
});
