import { useQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { giftDetailsQuery } from '#api/gifts/gift-details.ts';
import { useMessages } from '#messages/messages-provider.tsx';

export const Route = createFileRoute('/gift/$productNumber')({
  staticData: { title: 'shell.gifts', description: 'gifting-catalogue.description' },
  component: GiftPage,
});

function GiftPage() {
  const { locale } = useMessages();
  const { data } = useQuery(giftDetailsQuery(Route.useParams().productNumber, locale));
  return data ? (
    <>
      <h1 tabIndex={-1}>{data.name}</h1>
      <img src={data.largeImageUrl} alt={data.altText} />
    </>
  ) : null;
}
