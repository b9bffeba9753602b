/**
 * Translators of pages put each text of the page into an element of their own, and some extensions move nodes about. React
 * keeps the nodes that it made: taking such a text away, or putting something before it, then throws, and the whole page falls
 * to its error boundary. What is not where React thinks it is has been taken care of by others: here it is left, or put at
 * the end. Apart from that nothing changes, so this is done once for the whole page, before React draws.
 * See https://github.com/facebook/react/issues/11538.
 */
export function allowChangesByOthers(): void {
  const { removeChild, insertBefore } = Node.prototype;
  Node.prototype.removeChild = function <Child extends Node>(this: Node, child: Child): Child {
    if (child.parentNode === this) return removeChild.call(this, child) as Child;
    // The element that a translator has put around a text goes with it.
    const wrapped = wrapperIn(this, child);
    if (wrapped) removeChild.call(this, wrapped);
    return child;
  };
  Node.prototype.insertBefore = function <Child extends Node>(this: Node, child: Child, before: Node | null): Child {
    const place = before === null || before.parentNode === this ? before : wrapperIn(this, before);
    return insertBefore.call(this, child, place) as Child;
  };
}

/** The child of a node that holds another one, at whatever depth; null where none does. */
function wrapperIn(parent: Node, node: Node): Node | null {
  let wrapper: Node | null = node;
  while (wrapper !== null && wrapper.parentNode !== parent) wrapper = wrapper.parentNode;
  return wrapper;
}
