import { useQuery } from '@tanstack/react-query';
import { giftCatalogueQuery } from '#api/gifts/gift-catalogue.ts';
import { useMessages } from '#messages/messages-provider.tsx';
import { Link } from '#parts/link.tsx';
import { TextTo } from '#parts/page-links.tsx';
import { FieldError } from '#ui/field/field-error.tsx';
import { look } from '#ui/theme/text.css.ts';
import { GiftPicture } from '../gift-picture.tsx';
import { giftFieldId } from './gift-fields.ts';
import * as css from './gift-form.css.ts';
import type { GiftFlow } from './gift-form.flow.ts';
import { useMistakeText } from './mistake-text.ts';

type DesignChoiceProps = GiftFlow & { readonly productNumber: string };

/** The other designs of its kind; what was filled in stays (GFT-033, OPP-085). */
export function DesignChoice({ productNumber, flow: { fields, isDesignGone } }: DesignChoiceProps) {
  const { text, locale } = useMessages();
  const mistakeText = useMistakeText();
  const { data: categories } = useQuery(giftCatalogueQuery(locale));
  const category = categories?.find(({ eGifts }) => eGifts.some((design) => design.productNumber === productNumber));
  const designs = (category ?? categories?.[0])?.eGifts ?? [];
  const mistake = fields.mistakes['productNumber'];
  return (
    <section aria-labelledby={giftFieldId('productNumber')} className={css.section}>
      <h2 id={giftFieldId('productNumber')} tabIndex={-1} className={look.heading3}>
        {text('gifting-form.designs')}
      </h2>
      {mistake ? <FieldError id="gift-productNumber-error">{mistakeText(mistake)}</FieldError> : null}
      <ul className={css.designs}>
        {designs.map((design) => {
          const isChosen = design.productNumber === productNumber;
          if (isChosen && isDesignGone) return null;
          return (
            <li key={design.productNumber}>
              <Link
                to="/gift/$productNumber"
                params={{ productNumber: design.productNumber }}
                replace
                resetScroll={false}
                state={{ isChoice: true }}
                aria-current={isChosen ? 'true' : undefined}
                className={css.design}
              >
                <GiftPicture address={design.imageUrl} alt={design.name} className={css.thumb} />
              </Link>
            </li>
          );
        })}
      </ul>
      <TextTo to="/gift" className={css.all}>
        {text('common.see-gifts')}
      </TextTo>
    </section>
  );
}
