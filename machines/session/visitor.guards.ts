import { isSamePerson, type Visitor } from '#domain/visitor.ts';
import type { VisitorTypes } from './visitor.events.ts';

type Judged = Pick<VisitorTypes, 'context'>;
type Event = { event: VisitorTypes['events'] | { type: `xstate.${string}` } };

const isMembersPlace = ({ context }: Judged): boolean => context.visitor.kind === 'member' || context.former !== null;

/** Who was known, who was found, and which tab began that session. */
export const visitorGuards = {
  isSame: ({ context }: Judged, { visitor }: { visitor: Visitor }) => isSamePerson(visitor, context.visitor),
  isFoundSame: ({ context }: Judged) => isSamePerson(context.found, context.visitor),
  isFoundFormer: ({ context }: Judged) => context.former !== null && isSamePerson(context.found, context.former),
  isLost: ({ context }: Judged) => context.visitor.kind !== 'anonymous' && context.found.kind === 'anonymous',
  isMembersPlace,
  isReplacedHere: ({ context, event }: Judged & Event) =>
    isMembersPlace({ context }) && (context.isBegunHere || event.type === 'visitor.admitted'),
  isIdentified: ({ context }: Judged) => context.visitor.kind !== 'anonymous',
  isMemberNow: ({ context }: Judged) => context.visitor.kind === 'member',
  isGuestNow: ({ context }: Judged) => context.visitor.kind === 'guest',
  hasFormer: ({ context }: Judged) => context.former !== null,
};
