import { type LinkComponent, Link as RouterLink } from '@tanstack/react-router';

/** For a way to a page whatever its search says by now, such as a tab of pages. */
export const WHATEVER_SEARCH = { exact: true, includeSearch: false } as const;
const PAGE = { exact: true } as const;
const PLACE_IN_PAGE = { exact: true, includeHash: true } as const;

/**
 * A way to a page. It is the current one (`aria-current`) where it leads to what is shown, and not, as the router's own is, on each
 * page below and for each part of a page: a way back would be read out as one that leads nowhere. A main navigation, whose
 * entries stand for all pages below, says so by `activeOptions`.
 */
export const Link: LinkComponent<'a'> = (props) => (
  <RouterLink activeOptions={props.hash === undefined ? PAGE : PLACE_IN_PAGE} {...props} />
);
