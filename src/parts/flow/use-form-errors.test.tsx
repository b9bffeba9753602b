import { renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { beforeAll, expect, test } from 'vitest';
import { createCatalogue } from '#messages/catalogue.ts';
import { MessagesProvider } from '#messages/messages-provider.tsx';
import { useFormErrors } from './use-form-errors.ts';

type Mistake = { readonly field: 'name' | 'code' };
type Needs = Parameters<typeof useFormErrors<Mistake['field'], Mistake>>[1];

const catalogue = createCatalogue('en-US');
beforeAll(() => catalogue.load('common'));
const wrapper = ({ children }: { readonly children: ReactNode }) => (
  <MessagesProvider catalogue={catalogue}>{children}</MessagesProvider>
);
const errorsOf = (mistakeList: readonly Mistake[], needs: Pick<Needs, 'failed' | 'isListed'> = {}) => {
  const ids = { name: 'the-name', code: 'the-code' };
  const textOf = ({ field }: Mistake) => `Enter the ${field}.`;
  const use = () => useFormErrors({ mistakeList, attempt: 2 }, { ids, textOf, ...needs });
  const { errorOf, summary } = renderHook(use, { wrapper }).result.current;
  return { name: errorOf('name'), code: errorOf('code'), summary };
};

const NAME = 'Enter the name.';
const CODE = 'Enter the code.';
const failed = { title: 'Not sent', message: 'It is used up.' };

test('mistakes stand beside their fields and, in the order of the form, in the summary', () => {
  const errors = [
    { fieldId: 'the-name', message: NAME },
    { fieldId: 'the-code', message: CODE },
  ];
  const summary = { title: 'Please check what you entered', errors, attempt: 2 };
  expect(errorsOf([{ field: 'name' }, { field: 'code' }])).toEqual({ name: NAME, code: CODE, summary });
});

test('mistakes that the summary does not list stand beside their fields all the same', () => {
  expect(errorsOf([{ field: 'code' }], { isListed: false })).toMatchObject({ code: CODE, summary: { errors: [] } });
});

test('a failed answer has the summary to itself, under its own title', () => {
  const summary = { title: failed.title, errors: [{ message: failed.message }], attempt: 2 };
  expect(errorsOf([{ field: 'name' }], { failed, isListed: false })).toEqual({ name: NAME, code: undefined, summary });
});

test('a failed answer that a field is to blame for leads to it, and stands beside it too', () => {
  const errors = [{ fieldId: 'the-code', message: failed.message }];
  const found = errorsOf([], { failed: { ...failed, field: 'code' } });
  expect(found).toMatchObject({ name: undefined, code: failed.message, summary: { errors } });
});
