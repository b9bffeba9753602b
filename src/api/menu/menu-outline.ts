import { queryOptions, skipToken } from '@tanstack/react-query';
import type { Locale } from '#domain/locale.ts';
import type { MenuOutline } from '#domain/menu/menu-outline.ts';

/** The outline of the national menus that came with the page, where one did; it is never asked for. */
export const menuOutlineQuery = (locale: Locale) =>
  queryOptions<MenuOutline>({
    queryKey: ['menu-outline', locale],
    queryFn: skipToken,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
  });
