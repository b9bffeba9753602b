import { outsideAddress, type SafeAddress } from '../outside-address.ts';
import { type SafePath, safePathOf } from '../return-url.ts';
import { plainText } from './plain-text.ts';
import { type OnboardingStatus, type StreamCallToAction, type StreamItem, unexpired } from './stream-item.ts';

/** Where an action leads: a page of this site, or another site over https (FC-113). */
type StreamTarget =
  | { readonly kind: 'page'; readonly path: SafePath }
  | { readonly kind: 'outside'; readonly address: SafeAddress };

export type StreamAction = {
  readonly text: string;
  /** What a screen reader says instead of the text; null where that is the text. */
  readonly label: string | null;
  readonly target: StreamTarget;
};

type CardBase = {
  readonly id: string;
  readonly title: string;
  readonly body: string;
  /** A picture of this site: the policy of the pages lets in no other. */
  readonly image: SafePath | null;
  /** What the picture opens: a film of this site. */
  readonly video: SafePath | null;
  /** Where the picture leads, where it opens no film. */
  readonly imageTarget: StreamTarget | null;
  readonly legalFooter: string;
  /** At most two, active ones only (FED-062, FED-063). */
  readonly actions: readonly StreamAction[];
};

type StreamSlide = { readonly text: string; readonly image: SafePath | null };

/** One card of the feed, ready to be drawn: plain words, checked addresses. */
export type StreamCard =
  | (CardBase & { readonly kind: 'information' | 'birthday' })
  | (CardBase & {
      readonly kind: 'coupon';
      /** The free drink of a birthday has a button of its own (FED-066). */
      readonly isBirthdayDrink: boolean;
      readonly expiresAt: number | null;
    })
  | (CardBase & {
      readonly kind: 'expiring-stars';
      readonly points: number;
      readonly expiresAt: number | null;
      /** Too few for a reward: an order makes them more (FED-060). */
      readonly offersOrder: boolean;
      /** Enough for one, and its content does not lead there itself. */
      readonly offersRewards: boolean;
    })
  | (CardBase & { readonly kind: 'carousel'; readonly slides: readonly StreamSlide[] });

/** An information card with a restriction is for members of this tier, whatever the level of the member (FED-054, decision AMB-37). */
const SHOWN_TIER = '2';

/** Status of a coupon that can be used (FED-055). */
const AVAILABLE = 'Available';

/** Code of the coupon for a birthday drink (FED-066). */
const BIRTHDAY_DRINK = 'BFB';

/** Below so many Stars there is no reward to spend them on (FED-060). */
const FEWEST_STARS_TO_SPEND = 25;

/** Type of a guest's call to action that is a link (FED-063). */
const LINK = 'Link';

export type StreamRules = {
  /** Milliseconds since 1970. */
  readonly now: number;
  /** Types that the retailer shows (FED-053). */
  readonly types: readonly string[];
  /** Null while it is not known: the card that asks for a birthday waits for that (FED-061). */
  readonly hasBirthday: boolean | null;
};

export type Stream = {
  /** Ordered and filtered. */
  readonly cards: readonly StreamCard[];
  /** The tasks of a member's first days; null where there are none. */
  readonly onboarding: OnboardingStatus | null;
};

/** What of the items of a feed is shown, in which order (FED-053 to FED-065). The same items give the same cards, however they lie. */
export function streamCards(items: readonly StreamItem[], rules: StreamRules): Stream {
  const shown = unexpired(items, rules.now)
    .filter((item) => isShown(item, rules))
    .toSorted(byRank);
  const codes = new Set<string>();
  const ids = new Set<string>();
  const once = shown.filter(({ id, coupon }) => isNew(ids, id) && (coupon === null || isNew(codes, coupon.code)));
  return {
    cards: once.flatMap((item) => (item.type === 'onboarding' ? [] : [cardOf(item)])),
    onboarding: once.find(({ type }) => type === 'onboarding')?.onboarding ?? null,
  };
}

function isNew(known: Set<string>, value: string): boolean {
  if (known.has(value)) return false;
  known.add(value);
  return true;
}

/** Rank descending, then what ends first, what never ends last, then the id (FED-064, FED-065, decision AMB-39). */
function byRank(one: StreamItem, other: StreamItem): number {
  const ends = ({ endsAt }: StreamItem) => endsAt ?? Number.POSITIVE_INFINITY;
  if (one.rank !== other.rank) return other.rank - one.rank;
  if (ends(one) !== ends(other)) return ends(one) - ends(other);
  return one.id < other.id ? -1 : Number(one.id > other.id);
}

function isShown(item: StreamItem, { types, hasBirthday }: StreamRules): boolean {
  if (!types.includes(item.type)) return false;
  const hasWords = plainText(item.title ?? '') !== '' || plainText(item.body ?? '') !== '';
  switch (item.type) {
    case 'onboarding':
      return item.onboarding !== null;
    case 'coupon':
      return hasWords && item.coupon?.status === AVAILABLE;
    case 'rewardPointsExpiration':
      return hasWords && (item.expiring?.points ?? 0) >= 1;
    case 'addBirthday':
      return hasWords && hasBirthday === false;
    case 'carousel':
      return hasWords && item.carousel.length > 0;
    default:
      return hasWords && (item.tiers.length === 0 || item.tiers.includes(SHOWN_TIER));
  }
}

/** The page that lists what Stars can be spent on. */
const REWARDS = /^\/account\/rewards\/?(?=$|[?#])/;

function cardOf(item: StreamItem): StreamCard {
  const film = item.isImageLinkVideo ? pathOf(item.imageLink) : null;
  const base: CardBase = {
    id: item.id,
    title: plainText(item.title ?? ''),
    body: plainText(item.body ?? ''),
    image: pathOf(item.image),
    video: film,
    imageTarget: film === null ? targetOf(item.imageLink) : null,
    legalFooter: plainText(item.legalFooter ?? ''),
    actions: item.callsToAction.flatMap((call) => actionOf(call, item.audience) ?? []).slice(0, 2),
  };
  switch (item.type) {
    case 'coupon':
      return {
        ...base,
        kind: 'coupon',
        isBirthdayDrink: item.coupon?.code === BIRTHDAY_DRINK,
        expiresAt: item.coupon?.expiresAt ?? item.endsAt,
      };
    case 'rewardPointsExpiration': {
      const isEnough = (item.expiring?.total ?? 0) >= FEWEST_STARS_TO_SPEND;
      return {
        ...base,
        kind: 'expiring-stars',
        points: item.expiring?.points ?? 0,
        expiresAt: item.expiring?.expiresAt ?? null,
        offersOrder: !isEnough,
        offersRewards:
          isEnough && !base.actions.some(({ target }) => target.kind === 'page' && REWARDS.test(target.path)),
      };
    }
    case 'addBirthday':
      return { ...base, kind: 'birthday' };
    case 'carousel':
      return {
        ...base,
        kind: 'carousel',
        slides: item.carousel.map(({ text, image }) => ({ text: plainText(text), image: pathOf(image) })),
      };
    default:
      return { ...base, kind: 'information' };
  }
}

/** What is enabled, complete and leads somewhere safe; null for everything else (FED-062, FED-063, FC-113). */
function actionOf(
  { enable, link, text, alternative, type }: StreamCallToAction,
  audience: StreamItem['audience'],
): StreamAction | null {
  const target = targetOf(link);
  const words = plainText(text ?? '');
  if (!enable || target === null || words === '' || (audience === 'guest' && type !== LINK)) return null;
  const label = plainText(alternative ?? '');
  return { text: words, label: label === '' ? null : label, target };
}

/** Signing in and joining are pages that content may lead to; they are no addresses to return to. */
const ENTRANCE = /^\/account\/(signin|create)$/;

const pathOf = (address: string | null): SafePath | null =>
  safePathOf(address) ?? (address !== null && ENTRANCE.test(address) ? (address as SafePath) : null);

function targetOf(link: string | null): StreamTarget | null {
  const path = pathOf(link);
  if (path !== null) return { kind: 'page', path };
  const address = outsideAddress(link);
  return address === null ? null : { kind: 'outside', address };
}
