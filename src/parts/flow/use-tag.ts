import { useSelector } from '@xstate/react';
import type { AnyActorRef } from 'xstate';

type TaggedActor<Tag extends string> = Pick<AnyActorRef, 'subscribe'> & {
  getSnapshot: () => { readonly hasTag: (tag: Tag) => boolean };
};

/** Whether a state with one of these tags is active; a tag that the machine does not have does not compile. */
export function useTag<Tag extends string>(actor: TaggedActor<Tag>, ...tags: readonly NoInfer<Tag>[]): boolean {
  return useSelector(actor, (snapshot) => tags.some((tag) => snapshot.hasTag(tag)));
}
