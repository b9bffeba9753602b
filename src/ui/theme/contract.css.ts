import { createGlobalThemeContract } from '@vanilla-extract/css';

/** The tokens that a theme may change; spacing and type are the same in each (tokens.ts). */
export const vars = createGlobalThemeContract(
  {
    color: {
      /** Page, card, and wells cut into a card. */
      canvas: 'canvas',
      surface: 'surface',
      sunken: 'sunken',
      /** Text: the first two keep AAA on canvas and surface. */
      ink: 'ink',
      inkMuted: 'ink-muted',
      line: 'line',
      /** Borders that carry meaning (inputs): 3:1 against canvas and surface. */
      lineStrong: 'line-strong',
      brand: 'brand',
      onBrand: 'on-brand',
      /** Marks of the brand on a surface: selected tab, switch, checked box. */
      brandInk: 'brand-ink',
      brandSoft: 'brand-soft',
      onBrandSoft: 'on-brand-soft',
      /** Calls to action only. */
      accent: 'accent',
      accentHover: 'accent-hover',
      onAccent: 'on-accent',
      accentInk: 'accent-ink',
      accentSoft: 'accent-soft',
      star: 'star',
      starInk: 'star-ink',
      starSoft: 'star-soft',
      danger: 'danger',
      dangerSoft: 'danger-soft',
      success: 'success',
      successSoft: 'success-soft',
      warning: 'warning',
      warningSoft: 'warning-soft',
      info: 'info',
      infoSoft: 'info-soft',
      focus: 'focus',
      scrim: 'scrim',
      skeleton: 'skeleton',
    },
    elevation: { low: 'elevation-low', mid: 'elevation-mid', high: 'elevation-high' },
    motion: { fast: 'motion-fast', base: 'motion-base', slow: 'motion-slow' },
  },
  (value) => `ns-${value}`,
);
