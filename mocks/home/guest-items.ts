import { DAY_MS } from '#domain/durations.ts';
import type { Locale } from '#domain/locale.ts';
import { type Words, wordsIn } from '../menu/words.ts';
import { streamPictureAddress } from './pictures/picture-address.ts';
import * as words from './stream-words.ts';

type Call = { enable: boolean; type: string; link: string | null; text: string | null };

/** The feed of visitors who are not signed in. */
export function guestItems(locale: Locale, now: number) {
  const said = (one: Words) => wordsIn(locale, one);
  const image = (picture: string) => ({ url: streamPictureAddress(picture) });
  const call = (text: Words, link: string, type = 'Link'): Call => ({ enable: true, type, link, text: said(text) });
  const item = (
    id: string,
    typeName: string,
    { title, body }: { title: Words; body: Words },
    rest: { picture?: string; calls?: readonly Call[]; slides?: readonly (readonly [Words, string])[] },
    metadata: { endDate: string | null; overrideRank: number },
  ) => ({
    id,
    typeName,
    content: {
      title: said(title),
      body: said(body),
      image: rest.picture === undefined ? null : image(rest.picture),
      callToAction1: rest.calls?.[0] ?? null,
      callToAction2: rest.calls?.[1] ?? null,
      carouselItem: rest.slides?.map(([text, picture]) => ({ text: said(text), image: image(picture) })) ?? [],
    },
    metadata,
  });
  const past = new Date(now - (now % DAY_MS) - DAY_MS).toISOString();
  return [
    item(
      'guest-season',
      'information',
      words.SEASON,
      { picture: 'season', calls: [call(words.ORDER_NOW, '/menu'), call(words.READ_MORE, 'season-story', 'Modal')] },
      { endDate: null, overrideRank: 20 },
    ),
    item(
      'guest-welcome',
      'information',
      words.WELCOME,
      { picture: 'join', calls: [call(words.JOIN, '/account/create'), call(words.READ_MORE, '/rewards')] },
      { endDate: null, overrideRank: 30 },
    ),
    item(
      'guest-reasons',
      'carousel',
      words.REASONS,
      {
        slides: [
          [words.REASONS.coffee, 'coupon'],
          [words.REASONS.birthday, 'birthday'],
          [words.REASONS.ahead, 'join'],
          [words.CUPS.title, 'cup'],
        ],
      },
      { endDate: null, overrideRank: 25 },
    ),
    item(
      'guest-gifts',
      'information',
      words.GIFTS,
      { picture: 'gift', calls: [call(words.SEND_GIFT, '/gift')] },
      { endDate: null, overrideRank: 10 },
    ),
    item('guest-over', 'information', words.ROASTERY, { picture: 'roastery' }, { endDate: past, overrideRank: 99 }),
  ];
}
