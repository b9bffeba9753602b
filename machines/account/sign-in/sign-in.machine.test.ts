import { expect, test, vi } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { Failure } from '#domain/failure.ts';
import type { MfaPhone } from '#domain/one-time-code.ts';
import type { Member, Visitor } from '#domain/visitor.ts';
import { mfaChallengeMachine } from '../second-factor/mfa-challenge.machine.ts';
import { type SignInAnswer, signInMachine } from './sign-in.machine.ts';

const ada: Member = { kind: 'member', firstName: 'Ada', memberId: 'ada' };
const anonymous: Visitor = { kind: 'anonymous' };
const mobile: MfaPhone = { id: 'mobile', lastFour: '0142', verified: true };
const credentials = { username: 'ada', password: 'correct horse battery', rememberMe: true };

type Answer = SignInAnswer | Failure;

function start({ entered = anonymous, answers }: { entered?: Visitor | Promise<Visitor>; answers: Answer[] }) {
  const done: string[] = [];
  const signIn = createActor(
    signInMachine.provide({
      actors: {
        enterSignIn: fromPromise(async () => entered),
        signIn: fromPromise(async ({ input }) => {
          done.push(`ask for ${input.username}`);
          const answer = answers.shift() ?? new Failure('unexpected');
          if (answer instanceof Failure) throw answer;
          return answer;
        }),
        mfaChallenge: mfaChallengeMachine.provide({
          actors: {
            sendCode: fromPromise(async () => {}),
            verifyCode: fromPromise(async () => ada),
          },
        }),
        dropChallenge: fromPromise(async () => {
          done.push('drop the challenge');
        }),
      },
    }),
  );
  signIn.on('member.admitted', ({ member }) => done.push(`admit ${member.firstName}`));
  signIn.on('signIn.failed', () => done.push('emit the failure'));
  signIn.start();
  const comesTo = (state: string) => vi.waitFor(() => expect(signIn.getSnapshot().value).toBe(state));
  const submit = () => signIn.send({ type: 'form.submitted', ...credentials });
  const challenge = () => signIn.getSnapshot().children.mfaChallenge;
  return { signIn, done, comesTo, submit, challenge };
}

test('ACC-021 ACC-022 one sign-in is sent however often it is submitted, and admits the member', async () => {
  const { submit, comesTo, done } = start({ answers: [{ outcome: 'signed-in', visitor: ada }] });
  await comesTo('idle');
  submit();
  submit();
  await comesTo('admitted');
  submit();
  expect(done).toEqual(['ask for ada', 'admit Ada']);
});

test('ACC-024 a browser that was kept signed in is led on without a request', async () => {
  const { comesTo, done } = start({ entered: ada, answers: [] });
  await comesTo('admitted');
  expect(done).toEqual([]);
});

test('ACC-007 a form that is submitted before the cookies are cleared is not lost', async () => {
  const { submit, comesTo, done } = start({
    entered: new Promise(() => {}),
    answers: [{ outcome: 'signed-in', visitor: ada }],
  });
  submit();
  await comesTo('admitted');
  expect(done).toEqual(['ask for ada', 'admit Ada']);
});

test('ACC-027 ACC-029 a refusal with a message of its own stays with the form until the next try', async () => {
  const { signIn, submit, comesTo, done } = start({
    answers: [
      { outcome: 'refused', reason: 'sign-in-refused' },
      { outcome: 'signed-in', visitor: ada },
    ],
  });
  submit();
  await comesTo('refused');
  expect(signIn.getSnapshot().context.refusal).toBe('sign-in-refused');
  expect(done).toEqual(['ask for ada']);
  submit();
  expect(signIn.getSnapshot().context.refusal).toBeNull();
  await comesTo('admitted');
});

for (const [what, answer] of [
  ['a refusal without a known message', { outcome: 'refused', reason: null }],
  ['a server that fails', new Failure('server')],
  ['no network', new Failure('offline')],
] as const) {
  test(`ACC-028 ${what} is emitted for a banner`, async () => {
    const { signIn, submit, comesTo, done } = start({ answers: [answer] });
    submit();
    await comesTo('failed');
    expect(done).toEqual(['ask for ada', 'emit the failure']);
    expect(signIn.getSnapshot().context.refusal).toBeNull();
  });
}

test('ACC-033 ACC-034 a challenge is no failure: its overlay opens, and its code admits the member', async () => {
  const { submit, comesTo, done, challenge } = start({ answers: [{ outcome: 'challenged', phones: [mobile] }] });
  submit();
  await comesTo('challenged');
  expect(challenge()?.getSnapshot().context.phone).toEqual(mobile);
  challenge()?.send({ type: 'code.entered', code: '123456' });
  await comesTo('admitted');
  expect(done).toEqual(['ask for ada', 'admit Ada']);
});

test('ACC-033 a challenge that is given up leaves nothing waiting on the server', async () => {
  const { submit, comesTo, done, challenge } = start({ answers: [{ outcome: 'challenged', phones: [mobile] }] });
  submit();
  await comesTo('challenged');
  challenge()?.send({ type: 'challenge.cancelled' });
  await comesTo('idle');
  expect(done).toEqual(['ask for ada', 'drop the challenge']);
});

test('trust: credentials are never kept', async () => {
  const { signIn, submit, comesTo } = start({ answers: [{ outcome: 'challenged', phones: [mobile] }] });
  submit();
  await comesTo('challenged');
  expect(JSON.stringify(signIn.getSnapshot().context)).not.toContain(credentials.password);
});
