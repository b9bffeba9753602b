import { assignVars, globalStyle } from '@vanilla-extract/css';
import { vars } from './contract.css.ts';

const dark = {
  color: {
    canvas: '#0D1714',
    surface: '#15231D',
    sunken: '#1D2E26',
    ink: '#F4ECDD',
    inkMuted: '#C3CCC2',
    line: '#2E4138',
    lineStrong: '#7F8C82',
    brand: '#1A4C3C',
    onBrand: '#F8F1E3',
    brandInk: '#8FD0B4',
    brandSoft: '#1E3A30',
    onBrandSoft: '#CFE6D8',
    accent: '#E39259',
    accentHover: '#EFA670',
    onAccent: '#241003',
    accentInk: '#F2AE7C',
    accentSoft: '#43291A',
    star: '#E8B84F',
    starInk: '#F2CC77',
    starSoft: '#3A2F14',
    danger: '#FF9E93',
    dangerSoft: '#451D1A',
    success: '#8BD6A9',
    successSoft: '#16382A',
    warning: '#F3C766',
    warningSoft: '#3B2E10',
    info: '#9CCFE8',
    infoSoft: '#15323F',
    focus: '#8CC4FF',
    scrim: 'rgb(0 0 0 / 0.65)',
    skeleton: '#24372E',
  },
  elevation: {
    low: '0 1px 2px rgb(0 0 0 / 0.4)',
    mid: '0 2px 6px rgb(0 0 0 / 0.4), 0 8px 24px rgb(0 0 0 / 0.35)',
    high: '0 8px 20px rgb(0 0 0 / 0.5), 0 24px 64px rgb(0 0 0 / 0.55)',
  },
};

const darkVars = assignVars({ color: vars.color, elevation: vars.elevation }, dark);

// The system decides, unless data-theme on <html> says otherwise; paper is white.
globalStyle(':root:not([data-theme="light"])', {
  '@media': { 'screen and (prefers-color-scheme: dark)': { colorScheme: 'dark', vars: darkVars } },
});
globalStyle(':root[data-theme="dark"]', { colorScheme: 'dark', vars: darkVars });
