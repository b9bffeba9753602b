import { signIn } from '#api/session/sign-in.ts';
import { PERSONA_PASSWORD } from '#mocks/session/personas.ts';

/** Signs in behind the page's back, as another tab does: from now on the browser has the cookies of this member. */
export const signInAs = (email: string) =>
  signIn({
    body: {
      username: email,
      password: PERSONA_PASSWORD,
      rememberMe: false,
      market: 'US',
      transactionSubType: 'signin',
      reputation: '',
    },
  });
