import { HttpResponse } from 'msw';
import { signIn, signInByToken } from '#api/session/sign-in.ts';
import { countryOf, LOCALES } from '#domain/locale.ts';
import type { Phone } from '../account/account.ts';
import { BROKEN_EMAIL_START, HASTY_EMAIL_START, ODD_EMAIL_START } from '../account/account-sentinels.ts';
import { sendCodeTo, signInPurpose, wirePhone } from '../account/second-factor/phone-codes.ts';
import { retailerSettings } from '../configuration/configuration.ts';
import { refuse, respond } from '../respond.ts';
import type { World } from '../world.ts';
import { admit } from './admission.ts';
import { findMember, type Member } from './members.ts';
import { startChallenge } from './sessions.ts';
import { countWrongPassword, forgetWrongPasswords, signInBar } from './sign-in-guard.ts';
import { memberOf } from './visitor-answer.ts';

const MARKETS: readonly string[] = LOCALES.map(countryOf);

const STATUS_OF = { invalid_credentials: 401, account_locked: 403, too_many_attempts: 429 } as const;

/** A refused sign-in (ACC-026, ACC-030). */
function refuseSignIn(messageId: keyof typeof STATUS_OF): Response {
  const status = STATUS_OF[messageId];
  const headers = status === 429 ? { 'retry-after': '60' } : {};
  return HttpResponse.json({ error: null, messageId, mfaChallengeMethods: [] }, { status, headers });
}

function askForSecondFactor(phones: readonly Phone[]): Response {
  const mfaChallengeMethods = phones.map(wirePhone);
  return HttpResponse.json({ error: 'MFA_REQUIRED', messageId: null, mfaChallengeMethods }, { status: 403 });
}

function sentinelAnswer(name: string): Response | null {
  if (name.startsWith(BROKEN_EMAIL_START)) return refuse(500, 'SIGN_IN_BROKEN');
  if (name.startsWith(HASTY_EMAIL_START)) return refuseSignIn('too_many_attempts');
  if (!name.startsWith(ODD_EMAIL_START)) return null;
  return HttpResponse.json({ error: 'ODD', messageId: 'unheard_of', mfaChallengeMethods: [] }, { status: 400 });
}

/** The phones that prove a member's sign-in, while the second factor is switched on. */
function phonesAskedFor(world: World, member: Member): Phone[] {
  return retailerSettings(world).enableMfa ? member.account.phones.filter(({ verified }) => verified) : [];
}

export const signInHandlers = (world: World) => [
  respond(world, signIn, ({ body, request, setCookie }) => {
    if (!MARKETS.includes(body.market)) return refuse(400, 'MARKET_UNKNOWN');
    const name = body.username.trim().toLowerCase();
    const sentinel = sentinelAnswer(name);
    if (sentinel) return sentinel;
    const bar = signInBar(world, name);
    if (bar) return refuseSignIn(bar);
    const member = findMember(world.members, name);
    // The same answer for a wrong password and for no such account: callers cannot learn who has one.
    if (!member || body.password !== member.account.password) return refuseSignIn(countWrongPassword(world, name));

    forgetWrongPasswords(world, [name]);
    const phones = phonesAskedFor(world, member);
    const [first] = phones;
    if (first) {
      // Asked for again within the pause, the earlier code still holds and no other is sent.
      sendCodeTo(world, first, signInPurpose(member));
      setCookie(startChallenge(world, { member, rememberMe: body.rememberMe }));
      return askForSecondFactor(phones);
    }
    const { session, cookies } = admit(world, request, { member, rememberMe: body.rememberMe });
    setCookie(...cookies);
    return memberOf(session);
  }),

  respond(world, signInByToken, ({ params, query, request, setCookie }) => {
    const claim = world.accounts.ssoTokens.get(params['token'] ?? '');
    world.accounts.ssoTokens.delete(params['token'] ?? '');
    if (!claim || world.clock.now() > claim.until) return refuse(410, 'TOKEN_EXPIRED');
    setCookie(...admit(world, request, { member: claim.member, rememberMe: false }).cookies);
    return { returnUrl: claim.returnUrl ?? query.get('returnUrl') };
  }),
];
