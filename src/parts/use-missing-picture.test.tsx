import { act, renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { useMissingPicture } from './use-missing-picture.ts';

test('a picture that cannot be had is missing, and another address is tried anew', () => {
  const { result, rerender } = renderHook(useMissingPicture, { initialProps: '/art/one.svg' });
  expect(result.current.isMissing).toBe(false);
  act(() => result.current.onError());
  expect(result.current.isMissing).toBe(true);
  rerender('/art/other.svg');
  expect(result.current.isMissing).toBe(false);
});

test('D-368 an address that no picture may have is not asked for: the picture is missing at once', () => {
  const { result } = renderHook(useMissingPicture, { initialProps: 'http://elsewhere.example/1.svg' });
  expect(result.current.isMissing).toBe(true);
});
