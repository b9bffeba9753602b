import { lazy, Suspense, useEffect, useState } from 'react';
import { Logo } from '#ui/logo/logo.tsx';
import { RadioCards } from '#ui/radio-cards/radio-cards.tsx';
import { SkipLink } from '#ui/skip-link/skip-link.tsx';
import { classNames } from '#ui/theme/class-names.ts';
import { page } from '#ui/theme/layout.css.ts';
import { look } from '#ui/theme/text.css.ts';
import { ContentSection } from './content.section.tsx';
import { ControlsSection } from './controls.section.tsx';
import * as css from './design-gallery.css.ts';
import { FormsSection } from './forms.section.tsx';
import { FoundationSection } from './foundation.section.tsx';
import { MessagesSection } from './messages.section.tsx';

const themes = [
  { value: 'system', label: 'System' },
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
] as const;

const MapBench = lazy(async () => ({ default: (await import('./map-bench.tsx')).MapBench }));

/** Every part in every state, for eyes, screenshots and axe. Not in production builds. */
export function DesignGallery() {
  const map = new URLSearchParams(window.location.search).get('map');
  if (map === null) return <Parts />;
  return (
    <Suspense>
      <MapBench renderer={map === 'google' ? 'google' : 'keyless'} />
    </Suspense>
  );
}

function Parts() {
  const [theme, setTheme] = useState<(typeof themes)[number]['value']>('system');
  useEffect(() => {
    const root = document.documentElement;
    if (theme === 'system') root.removeAttribute('data-theme');
    else root.setAttribute('data-theme', theme);
    return () => root.removeAttribute('data-theme');
  }, [theme]);
  return (
    <>
      <SkipLink targetId="gallery-main">Skip to the parts</SkipLink>
      <header className={css.header}>
        <div className={classNames(page.wide, css.headerRow)}>
          <Logo name="Northstar" />
          <RadioCards
            legend="Theme"
            legendHidden
            layout="chips"
            options={themes}
            value={theme}
            onValueChange={setTheme}
          />
        </div>
      </header>
      <div id="gallery-main" tabIndex={-1} className={classNames(page.wide, css.main)}>
        <h1 className={look.heading1}>Design system</h1>
        <FoundationSection />
        <ControlsSection />
        <FormsSection />
        <ContentSection />
        <MessagesSection />
      </div>
    </>
  );
}
