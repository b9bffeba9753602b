import ChevronLeft from 'lucide-react/icons/chevron-left';
import { useMessages } from '#messages/messages-provider.tsx';
import { LoadingSkeleton } from '#parts/loading/loading-skeleton.tsx';
import { TextTo } from '#parts/page-links.tsx';
import { usePageSubject } from '#parts/pages/page-subject.ts';
import { useIsConfigurationKnown } from '#session/configuration.ts';
import { useTimesForgotten } from '#session/session-provider.tsx';
import { classNames } from '#ui/theme/class-names.ts';
import { page, stackedPage, wayBack } from '#ui/theme/layout.css.ts';
import { look } from '#ui/theme/text.css.ts';
import { useGiftFetchError } from '../gift-fetch-error.ts';
import * as share from '../share/share-design.css.ts';
import { ShareDesign } from '../share/share-design.tsx';
import { useGiftDetails } from '../use-gift-details.ts';
import { GiftForm } from './gift-form.tsx';

/** The form of the gift with a product number (GFT-003); one that cannot be had leads to all gifts (GFT-064). */
export function GiftFormScreen({ productNumber }: { readonly productNumber: string }) {
  const { text } = useMessages();
  const { design, hasFailed } = useGiftDetails(productNumber);
  useGiftFetchError({ hasFailed, isThere: design !== undefined });
  usePageSubject(design?.name ?? null);
  const isConfigured = useIsConfigurationKnown();
  const timesForgotten = useTimesForgotten();
  return (
    <div className={classNames(page.wide, stackedPage)}>
      <div className={share.line}>
        <TextTo to="/gift" className={wayBack}>
          <ChevronLeft aria-hidden="true" />
          {text('gifting-catalogue.all-gifts')}
        </TextTo>
        {design ? <ShareDesign design={design} /> : null}
      </div>
      <h1 className={look.heading1} tabIndex={-1}>
        {text('common.send-a-gift')}
      </h1>
      {design && isConfigured ? <GiftForm key={timesForgotten} design={design} /> : <LoadingSkeleton parts={3} />}
    </div>
  );
}
