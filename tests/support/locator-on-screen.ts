import { screen } from '@testing-library/react';

/** The box of the store locator, and its list. */
export const searchBox = () => screen.getByRole('combobox', { name: 'City, neighborhood or ZIP code' });
export const results = () => screen.getByRole('region', { name: 'Stores' });
