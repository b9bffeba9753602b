import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Frame, type Page } from '@playwright/test';
import type { AxeResults, RunOptions } from 'axe-core';
import { CARD_FIELD_PATH } from '#platform/card-field/card-field-address.ts';

declare global {
  interface Window {
    axe: {
      run: ((options: RunOptions) => Promise<AxeResults>) &
        ((within: Element, options: RunOptions) => Promise<AxeResults>);
    };
  }
}

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** The schemes differ in colours alone: rules that look at nothing else find in one what they find in the other. */
const SCHEMES = {
  // Of WCAG 2.2 and off until it is asked for: what is pressed is large enough, or has room around it.
  light: { rules: { 'target-size': { enabled: true } } },
  dark: { runOnly: { type: 'rule', values: ['color-contrast', 'link-in-text-block'] }, rules: {} },
} as const satisfies Record<string, RunOptions>;

/** What a page has once, and not each document that is framed in it: axe asks it of no frame that it enters by itself either. */
const OF_THE_WHOLE_PAGE = {
  'landmark-one-main': { enabled: false },
  'page-has-heading-one': { enabled: false },
  region: { enabled: false },
} satisfies RunOptions['rules'];

/**
 * Runs every rule of axe for WCAG 2.2 A and AA and for best practices over the page as it stands, and over the document of the card
 * field in it; in dark those that see colours.
 */
export async function expectAccessible(page: Page): Promise<void> {
  // What a page says where the app never starts comes before its skip link, until the app has started.
  await expect(page.locator('#not-started')).toHaveCount(0);
  // What is closing is no part of the page any more, and still in it.
  await expect(page.locator('[data-ending-style]')).toHaveCount(0);
  const documents = [page.mainFrame(), ...page.frames().filter(isCardField)];
  for (const frame of documents) {
    // axe looks only at those that labels and descriptions name.
    expect(await frame.evaluate(idsGivenTwice), 'ids that are given twice').toEqual([]);
    if (!(await frame.evaluate(() => 'axe' in window))) await frame.evaluate(axeSource);
  }
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    for (const frame of documents) {
      const isPage = frame === page.mainFrame();
      if (!isPage) await paintBackground(frame);
      const scheme = SCHEMES[colorScheme];
      const rules = isPage ? scheme.rules : { ...scheme.rules, ...OF_THE_WHOLE_PAGE };
      const found = await violations(frame, { ...scheme, rules });
      expect(found, `accessibility in ${colorScheme}`).toEqual([]);
    }
  }
  await page.emulateMedia({ colorScheme: null, reducedMotion: null });
}

const isCardField = (frame: Frame) => URL.canParse(frame.url()) && new URL(frame.url()).pathname === CARD_FIELD_PATH;

/** A framed document has no colour of its own: it stands on the page's, which axe cannot see from inside. */
async function paintBackground(frame: Frame): Promise<void> {
  const background = await (await frame.frameElement()).evaluate((element) => {
    const isClear = (color: string) => color === 'transparent' || color === 'rgba(0, 0, 0, 0)';
    let below: Element | null = element as Element;
    while (below && isClear(getComputedStyle(below).backgroundColor)) below = below.parentElement;
    return below ? getComputedStyle(below).backgroundColor : 'Canvas';
  });
  await frame.evaluate((color) => {
    document.documentElement.style.backgroundColor = color;
  }, background);
}

/** Runs in the page. */
function idsGivenTwice(): string[] {
  const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id);
  return ids.filter((id, at) => ids.indexOf(id) !== at);
}

async function violations(frame: Frame, options: RunOptions): Promise<string[]> {
  // The card field is another origin, whose document axe cannot enter: a message to it would be an error in the console.
  const found = await frame.evaluate(async (options) => {
    // A change of the scheme may still be fading in from the one before.
    for (const animation of document.getAnimations()) if (animation instanceof CSSTransition) animation.finish();
    // What is not drawn until it is scrolled to has no background yet that axe could find.
    const undrawn = [...document.querySelectorAll<HTMLElement>('body *')].filter(
      (element) => getComputedStyle(element).contentVisibility === 'auto',
    );
    for (const { style } of undrawn) style.contentVisibility = 'visible';
    const run = async (rules: RunOptions, within?: Element) => {
      const all = { ...rules, iframes: false, resultTypes: ['violations' as const] };
      return (await (within ? window.axe.run(within, all) : window.axe.run(all))).violations;
    };
    const violations = await run(options);
    // A bar that stays in sight covers half of some control wherever the page is scrolled to: it is judged in the middle of the screen.
    const { scrollX, scrollY } = window;
    for (const violation of violations.filter(({ id }) => id === 'target-size')) {
      const small: typeof violation.nodes = [];
      for (const node of violation.nodes) {
        const control = document.querySelector(String(node.target[0]));
        control?.scrollIntoView({ block: 'center', behavior: 'instant' });
        const again = control
          ? await run({ runOnly: { type: 'rule', values: ['target-size'] } }, control)
          : [violation];
        if (again.length > 0) small.push(node);
      }
      violation.nodes = small;
    }
    window.scrollTo({ left: scrollX, top: scrollY, behavior: 'instant' });
    for (const { style } of undrawn) style.removeProperty('content-visibility');
    return violations;
  }, options);
  return found.flatMap(({ id, help, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${help}\n${html}\n${failureSummary ?? ''}`),
  );
}
