import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { Art } from './art.tsx';
import { artSizes } from './art-name.ts';

const folder = 'public/art';

afterEach(cleanup);

test('art: every picture that a view can name is there, has that shape, and runs nothing', () => {
  const names = Object.keys(artSizes).sort();
  expect(readdirSync(folder).sort()).toEqual(names.map((name) => `${name}.svg`).sort());
  for (const [name, [width, height]] of Object.entries(artSizes)) {
    const path = `${folder}/${name}.svg`;
    expect(existsSync(path)).toBe(true);
    const source = readFileSync(path, 'utf8');
    expect(source).toContain(`viewBox="0 0 ${width} ${height}"`);
    expect(source).not.toMatch(/<script|<style|style=|href|\son\w+=/);
    expect(source.length).toBeLessThan(8000);
  }
});

test('art: keeps its place before it arrives, and stays silent unless it says something', () => {
  render(<Art name="empty-offline" alt="A cloud without a cable" />);
  const picture = screen.getByRole('img', { name: 'A cloud without a cable' });
  expect(picture.getAttribute('width')).toBe('320');
  expect(picture.getAttribute('height')).toBe('240');
  cleanup();
  render(<Art name="empty-offline" />);
  expect(screen.getByRole('presentation').getAttribute('src')).toBe('/art/empty-offline.svg');
});

test('art: a picture that cannot be had is no broken one, unless its words say something; another one is shown', () => {
  const { container, rerender } = render(<Art name="empty-offline" />);
  const picture = () => container.querySelector('img') ?? expect.fail('There is no picture.');
  fireEvent.error(picture());
  expect(picture().style.visibility).toBe('hidden');
  rerender(<Art name="empty-error" />);
  expect(picture().style.visibility).toBe('');
  rerender(<Art name="empty-offline" alt="A cloud without a cable" />);
  fireEvent.error(picture());
  expect(picture().style.visibility).toBe('');
});
