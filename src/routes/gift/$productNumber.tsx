import { createFileRoute, notFound } from '@tanstack/react-router';
import { GiftFormScreen } from '#areas/gifting/form/gift-form.screen.tsx';
import { isGiftNumber } from '#domain/gifting/gift.ts';

export const Route = createFileRoute('/gift/$productNumber')({
  staticData: { title: 'common.send-a-gift', description: 'gifting-form.description' },
  // Anything else is the page of what is not there, and asks for nothing (GFT-042, decision A17).
  beforeLoad: ({ params: { productNumber } }) => {
    if (!isGiftNumber(productNumber)) throw notFound();
  },
  loader: ({ context }) => context.catalogue.load('gifting-catalogue', 'gifting-form', 'gifting-errors', 'payment'),
  component: GiftFormPage,
});

function GiftFormPage() {
  return <GiftFormScreen {...Route.useParams()} />;
}
