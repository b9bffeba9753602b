import { fetchStream } from '#api/home/stream.ts';
import type { Sample } from './sample.ts';

const fetch = async (audience: 'member' | 'guest') => {
  const subject = { audience, locale: 'en-US', types: 'coupon,information' };
  const { signal } = new AbortController();
  await fetchStream(subject, null, signal);
  return fetchStream(subject, Date.now(), signal);
};

/** Calls of the home page's feed. */
export const streamSamples: Readonly<Record<string, Sample>> = {
  'stream-items': { as: 'member-green', call: () => fetch('member') },
  'unauth-stream-items': { call: () => fetch('guest') },
};
