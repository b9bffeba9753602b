import { Art } from '#ui/art/art.tsx';
import { type ArtName, artSizes } from '#ui/art/art-name.ts';
import { ButtonLink } from '#ui/button/button.tsx';
import { Logo } from '#ui/logo/logo.tsx';
import { TextLink } from '#ui/text-link/text-link.tsx';
import { classNames } from '#ui/theme/class-names.ts';
import { brandPanel } from '#ui/theme/layout.css.ts';
import { look } from '#ui/theme/text.css.ts';
import * as css from './design-gallery.css.ts';
import { GallerySection, Specimen } from './specimen.tsx';
import { shadow, swatch } from './swatches.css.ts';

const artNames = Object.keys(artSizes).filter((name): name is ArtName => name in artSizes);

export function FoundationSection() {
  return (
    <>
      <div className={classNames(css.hero, brandPanel)}>
        <div className={css.specimen}>
          <Logo name="Northstar Coffee" />
          <p className={look.overline}>Northstar Rewards</p>
          <p className={look.display}>Coffee that finds its way to you</p>
          <p className={look.lead}>Order ahead, skip the line, and let every cup earn Stars.</p>
          <div className={css.row}>
            <ButtonLink href="#order" size="large">
              Start an order
            </ButtonLink>
            <ButtonLink href="#stores" size="large" variant="secondary">
              Find a store
            </ButtonLink>
          </div>
          <p>
            <TextLink href="#join">Join and get a free drink</TextLink>
          </p>
        </div>
        <Art name="hero" urgent className={css.heroPicture} />
      </div>
      <GallerySection title="Type">
        {Object.entries(look).map(([role, className]) => (
          <Specimen key={role} name={role}>
            <p className={className}>Un café près de chez vous, $4.75 and 150 Stars</p>
          </Specimen>
        ))}
      </GallerySection>
      <GallerySection title="Colors and elevation">
        <ul className={css.swatches}>
          {Object.entries(swatch).map(([token, background]) => (
            <li key={token} className={css.specimen}>
              <div className={classNames(css.swatchBox, background)} />
              <span className={look.caption}>{token}</span>
            </li>
          ))}
          {Object.entries(shadow).map(([token, background]) => (
            <li key={token} className={css.specimen}>
              <div className={classNames(css.swatchBox, background)} />
              <span className={look.caption}>elevation {token}</span>
            </li>
          ))}
        </ul>
      </GallerySection>
      <GallerySection title="Art">
        <ul className={css.artGrid}>
          {artNames.map((name) => (
            <li key={name} className={css.specimen}>
              <Art name={name} lazy />
              <span className={look.caption}>{name}</span>
            </li>
          ))}
        </ul>
      </GallerySection>
    </>
  );
}
