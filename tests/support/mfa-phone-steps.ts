import { screen } from '@testing-library/react';
import { newestCodeTo } from '#mocks/account/sent.ts';
import type { setUpApp } from './set-up-app.ts';

export const PHONES = '/account/settings/mfa';
export const ADD = `${PHONES}/add-phone-number`;
/** The number of the member whose sign-in needs a second factor. */
export const OLD = '2065550142';
export const NEW = '2065550123';

/** What that member does with the phones that codes go to. */
export const mfaPhoneSteps = (app: ReturnType<typeof setUpApp>) => {
  const phones = () => app.world.account('member-second-factor').phones;
  const submit = async (typed: string) => {
    await app.enter(await screen.findByRole<HTMLInputElement>('textbox', { name: 'Phone number' }), typed);
    await app.press('Text me a code');
  };
  const enterCodeTo = async (number: string) => {
    const code = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Code' });
    await app.user.clear(code);
    await app.user.type(code, newestCodeTo(app.world, number));
    return code;
  };
  return {
    phones,
    /** The form for another number of the first phone. */
    edit: () => `${PHONES}/edit-phone-number?phone=${phones()[0]?.id}`,
    submit,
    enterCodeTo,
    /** A further number, with the proof that the server demands for it. */
    submitProven: async (typed: string) => {
      await submit(typed);
      await enterCodeTo(OLD);
      await app.press('Text me a code');
    },
  };
};
