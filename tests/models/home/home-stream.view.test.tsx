import { useQueryClient } from '@tanstack/react-query';
import { streamQuery } from '#api/home/stream.ts';
import { StreamFeed } from '#areas/home/stream/stream-feed.tsx';
import { homeStreamOf, useHomeStream } from '#session/home/home-stream.ts';
import { useSession } from '#session/session-provider.tsx';
import { aStreamItem } from '#tests/support/stream-items.ts';
import { externalEvents } from '../kit/external-events.ts';
import { mount } from '../kit/mount.tsx';
import { describeView } from '../kit/register-view.ts';
import { model, SUBJECTS } from './home-stream.model.ts';

const ITEMS = [aStreamItem({ id: 'one', title: 'One' }), aStreamItem({ id: 'two', title: 'Two' })];

/** The feed of a visitor who is not known yet: the walk says whose it is. */
function Feed() {
  const stream = useHomeStream();
  const actor = homeStreamOf(useSession(), useQueryClient(), {});
  externalEvents.register((event) => actor.send(event as Parameters<typeof actor.send>[0]));
  return <StreamFeed stream={stream} />;
}

describeView('home/home-stream', model, (harness) =>
  mount(harness, <Feed />, {
    address: '/account/for-you',
    prepare: ({ queryClient }) => {
      for (const subject of SUBJECTS) queryClient.setQueryData(streamQuery(subject).queryKey, ITEMS);
    },
  }),
);
