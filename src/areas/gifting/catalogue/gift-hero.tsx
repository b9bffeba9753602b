import type { GiftDesign } from '#domain/gifting/gift.ts';
import { useMessages } from '#messages/messages-provider.tsx';
import { Link } from '#parts/link.tsx';
import { ButtonLink } from '#ui/button/button.tsx';
import { classNames } from '#ui/theme/class-names.ts';
import { brandPanel, page } from '#ui/theme/layout.css.ts';
import { look } from '#ui/theme/text.css.ts';
import { GiftPicture } from '../gift-picture.tsx';
import * as css from './gift-hero.css.ts';

/** A real gift, large, on top of two others; its button leads to its form. */
export function GiftHero({ designs: [first, ...others] }: { readonly designs: readonly GiftDesign[] }) {
  const { text } = useMessages();
  return (
    <section className={classNames(brandPanel, css.hero)}>
      <div className={classNames(page.wide, css.inside)}>
        <div className={css.words}>
          <h1 className={look.display} tabIndex={-1}>
            {text('gifting-catalogue.title')}
          </h1>
          <p className={look.lead}>{text('gifting-catalogue.lead')}</p>
          {first ? (
            <div>
              <ButtonLink
                size="large"
                render={<Link to="/gift/$productNumber" params={{ productNumber: first.productNumber }} />}
              >
                {text('gifting-catalogue.send-named', { name: first.name })}
              </ButtonLink>
            </div>
          ) : null}
        </div>
        <div className={css.fan}>
          {others.slice(0, 2).map(({ productNumber, imageUrl }) => (
            <GiftPicture key={productNumber} address={imageUrl} alt="" eager className={css.behind} />
          ))}
          {first ? <GiftPicture address={first.imageUrl} alt={first.altText} eager className={css.front} /> : null}
        </div>
      </div>
    </section>
  );
}
