import { fireEvent, render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { CardPicture } from './card-picture.tsx';

test('CRD-001 a card whose picture cannot be had shows its plain background, and the picture of the next card', () => {
  const { container, rerender } = render(<CardPicture address="/gone.webp" faded={false} />);
  const picture = () => container.querySelector('img');
  const background = picture()?.className;
  fireEvent.error(picture() ?? container);
  expect(picture()).toBeNull();
  expect(container.firstElementChild?.className).toBe(background);
  rerender(<CardPicture address="/there.webp" faded={false} />);
  expect(picture()?.getAttribute('src')).toBe('/there.webp');
});
