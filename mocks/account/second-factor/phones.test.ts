import { describe, expect, test } from 'vitest';
import { addPhone, changePhone, confirmPhone, readPhones, removePhone } from '#api/account/phones.ts';
import { sendCode, verifyCode, verifyPassword } from '#api/account/verification.ts';
import { CODE_RESEND_MS } from '#domain/account/one-time-code.ts';
import { setUpServer } from '#tests/support/set-up-server.ts';
import { startWorld, type TestWorld } from '../../server.ts';
import { PERSONA_PASSWORD } from '../../session/personas.ts';
import { newestCodeTo, newestTo, otherCode } from '../sent.ts';

setUpServer();

const MIA = 'mia@northstar.test';
const GWEN = 'gwen@northstar.test';
const NEW = '3125550177';
const refusedAs = (code: string) => ({ code });

/** Mia, who has proved who it is, and her phone. */
async function verifiedMia(): Promise<{ world: TestWorld; id: string }> {
  const world = startWorld({ persona: 'member-second-factor' });
  const [phone] = await readPhones({});
  const id = phone?.id ?? '';
  await sendCode({ body: { methodId: id } });
  await verifyCode({ body: { methodId: id, code: newestCodeTo(world, '2065550142') } });
  return { world, id };
}

describe('phones of the second factor', () => {
  test('ACC-117 ACC-120 a first phone needs only a session, and is used after its own code; the owner is notified by mail', async () => {
    const world = startWorld({ persona: 'member-green' });
    const phone = await addPhone({ body: { phoneNumber: '(312) 555-01.77' } });
    expect(phone).toEqual({ id: expect.any(String), lastFour: '0177', verified: false });
    expect(world.effects).toMatchObject({ sms: 1, mails: 0 });
    const code = newestCodeTo(world, NEW);
    await expect(confirmPhone({ params: { id: phone.id }, body: { code: otherCode(code) } })).rejects.toMatchObject(
      refusedAs('code-refused'),
    );
    expect(await readPhones({})).toEqual([phone]);
    await confirmPhone({ params: { id: phone.id }, body: { code } });
    expect(await readPhones({})).toEqual([{ ...phone, verified: true }]);
    expect(newestTo(world, GWEN)).toMatchObject({ kind: 'mail', text: expect.stringContaining('0177') });
  });

  test('ACC-120 one phone too many is refused for that, not for its digits', async () => {
    startWorld({ persona: 'member-green' });
    for (const end of [1, 2, 3, 4, 5]) await addPhone({ body: { phoneNumber: `312555017${end}` } });
    await expect(addPhone({ body: { phoneNumber: '3125550176' } })).rejects.toMatchObject(refusedAs('phones-full'));
    expect(await readPhones({})).toHaveLength(5);
  });

  test('ACC-119 a number without ten digits is refused', async () => {
    const world = startWorld({ persona: 'member-green' });
    for (const phoneNumber of ['', '312555017', '31255501777', '+443125550177', '312555017a', '3125550199']) {
      await expect(addPhone({ body: { phoneNumber } })).rejects.toMatchObject(refusedAs('phone-refused'));
    }
    expect(await readPhones({})).toEqual([]);
    expect(world.effects.sms).toBe(0);
  });

  test('adding the same number again sends another code for the same phone, until it is proven', async () => {
    const world = startWorld({ persona: 'member-green' });
    const add = () => addPhone({ body: { phoneNumber: NEW } });
    const { id } = await add();
    await expect(add()).rejects.toMatchObject(refusedAs('rate-limited'));
    world.clock.advance(CODE_RESEND_MS);
    expect((await add()).id).toBe(id);
    expect(world.effects.sms).toBe(2);
    await verifyPassword({ body: { password: PERSONA_PASSWORD } });
    await confirmPhone({ params: { id }, body: { code: newestCodeTo(world, NEW) } });
    await expect(add()).rejects.toMatchObject(refusedAs('phone-known'));
  });

  test('ACC-117 ACC-106 a further phone needs a proof: a session alone does not make a second factor of its own', async () => {
    const { phones } = startWorld({ persona: 'member-second-factor' }).account('member-second-factor');
    const add = () => addPhone({ body: { phoneNumber: NEW } });
    await expect(add()).rejects.toMatchObject(refusedAs('verification-due'));
    expect(phones.map(({ number }) => number)).toEqual(['2065550142']);
    await verifiedMia();
    expect(await add()).toMatchObject({ lastFour: '0177', verified: false });
  });

  test('ACC-117 a phone that was added without a proof is gone once another one is the first that is used', async () => {
    const world = startWorld({ persona: 'member-green' });
    const strange = await addPhone({ body: { phoneNumber: '4155550188' } });
    const own = await addPhone({ body: { phoneNumber: NEW } });
    await confirmPhone({ params: { id: own.id }, body: { code: newestCodeTo(world, NEW) } });
    await expect(sendCode({ body: { methodId: strange.id } })).rejects.toMatchObject({ cause: 404 });
    expect(await readPhones({})).toEqual([{ ...own, verified: true }]);
  });

  test('ACC-118 changing or removing a phone needs a proof', async () => {
    startWorld({ persona: 'member-second-factor' });
    const [phone] = await readPhones({});
    const params = { id: phone?.id ?? '' };
    await expect(changePhone({ params, body: { phoneNumber: NEW } })).rejects.toMatchObject(
      refusedAs('verification-due'),
    );
    await expect(removePhone({ params })).rejects.toMatchObject(refusedAs('verification-due'));
    expect(await readPhones({})).toEqual([phone]);
  });

  test('ACC-118 the old number stays until the code of the new one', async () => {
    const { world, id } = await verifiedMia();
    await changePhone({ params: { id }, body: { phoneNumber: NEW } });
    expect(await readPhones({})).toMatchObject([{ id, lastFour: '0142', verified: true }]);
    await confirmPhone({ params: { id }, body: { code: newestCodeTo(world, NEW) } });
    expect(await readPhones({})).toMatchObject([{ id, lastFour: '0177', verified: true }]);
    expect(newestTo(world, MIA).text).toContain('0177');
  });

  test('a code to one number proves no other', async () => {
    const { world, id } = await verifiedMia();
    await changePhone({ params: { id }, body: { phoneNumber: NEW } });
    const code = newestCodeTo(world, NEW);
    await changePhone({ params: { id }, body: { phoneNumber: '4155550188' } });
    await expect(confirmPhone({ params: { id }, body: { code } })).rejects.toMatchObject(refusedAs('code-refused'));
  });

  test('a removed phone proves nothing any more, and the owner is notified', async () => {
    const { world, id } = await verifiedMia();
    await removePhone({ params: { id } });
    expect(await readPhones({})).toEqual([]);
    expect(newestTo(world, MIA).text).toContain('0142');
    await verifyPassword({ body: { password: PERSONA_PASSWORD } });
    await expect(removePhone({ params: { id } })).rejects.toMatchObject({ code: 'phone-missing' });
  });

  test('an account has five phones at most', async () => {
    const world = startWorld({ persona: 'member-green' });
    await verifyPassword({ body: { password: PERSONA_PASSWORD } });
    for (const end of ['01', '02', '03', '04', '05']) {
      const { id } = await addPhone({ body: { phoneNumber: `31255501${end}` } });
      await confirmPhone({ params: { id }, body: { code: newestCodeTo(world, `31255501${end}`) } });
    }
    await expect(addPhone({ body: { phoneNumber: '3125550106' } })).rejects.toMatchObject(refusedAs('phones-full'));
  });

  test('ACC-120 with the second factor switched off there are no phones', async () => {
    startWorld({ name: 'everything-off', persona: 'member-second-factor' });
    const params = { id: 'any' };
    for (const call of [readPhones({}), addPhone({ body: { phoneNumber: NEW } })])
      await expect(call).rejects.toMatchObject({ code: 'refused', cause: 404 });
    const ofOne = [
      changePhone({ params, body: { phoneNumber: NEW } }),
      confirmPhone({ params, body: { code: '123456' } }),
      removePhone({ params }),
    ];
    for (const call of ofOne) await expect(call).rejects.toMatchObject({ code: 'phone-missing', cause: 404 });
  });
});
