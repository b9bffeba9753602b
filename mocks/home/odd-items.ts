/** Links that may never become one (FC-113). */
export const UNSAFE_LINKS = [
  'javascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  '//evil.example.com',
  'intent://evil.example.com#Intent;scheme=https;end',
  'http://evil.example.com',
  'https://user:secret@evil.example.com',
  '/\\evil.example.com',
  ' javascript:alert(1)',
] as const;

/** How many items a feed has that has far too many. */
const MANY = 500;
const LONG = 'A very long title '.repeat(60).slice(0, 1000);

const member = (streamItemId: string, item: object, rest: object = {}) => ({
  streamItemId,
  streamItemType: 'information',
  rank: 200,
  content: { item },
  ...rest,
});

/** Items of which each has something wrong, and a few that can be shown all the same. */
export function oddItems(now: number): unknown[] {
  return [
    null,
    'an item',
    [],
    { streamItemType: 'information', content: { item: { title: 'No id' } } },
    member('title-number', { title: 7 }),
    member('date-hebrew', { title: 'The date is of another calendar' }, { endDate: 'כ״ג בכסלו תשפ״ז' }),
    member('date-words', { title: 'The date is words' }, { endDate: 'next Friday' }),
    member('rank-words', { title: 'The rank is words' }, { rank: 'first' }),
    member('no-zone', { title: 'Its date has no zone' }, { endDate: new Date(now + 864e5).toISOString().slice(0, 19) }),
    member('markup', {
      title: '<b>Half price</b> &amp; <i>more</i>',
      body: '<p>One</p><script>document.title = "taken"</script><img src=x onerror="alert(1)"><p>Two</p>',
      image: '/images/home/never-there.svg',
    }),
    ...UNSAFE_LINKS.map((link, at) =>
      member(
        `unsafe-${at}`,
        {
          title: `Unsafe ${at + 1}`,
          imagelink: link,
          image: link,
          calltoactionenable: true,
          calltoactionlink: link,
          calltoactiontext: 'Press me',
        },
        { rank: 150 },
      ),
    ),
  ];
}

/** The odd items of a guest's feed. */
export function oddGuestItems(): unknown[] {
  return [
    null,
    { id: 'no-content', typeName: 'information' },
    ...UNSAFE_LINKS.map((link, at) => ({
      id: `unsafe-${at}`,
      typeName: 'information',
      content: {
        title: `Unsafe ${at + 1}`,
        image: { url: link },
        callToAction1: { enable: true, type: 'Link', link, text: 'Press me' },
      },
      metadata: { overrideRank: 150 },
    })),
  ];
}

export const manyItems = () =>
  Array.from({ length: MANY }, (_, at) => ({
    ...member(`many-${at}`, { title: LONG, body: `Item ${at + 1}` }, { rank: at }),
    streamItemType: 'information',
  }));

export const manyGuestItems = () =>
  Array.from({ length: MANY }, (_, at) => ({
    id: `many-${at}`,
    typeName: 'information',
    content: { title: LONG, body: `Item ${at + 1}` },
    metadata: { overrideRank: at },
  }));
