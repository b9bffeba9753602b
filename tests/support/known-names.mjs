/**
 * What to answer to names of which some are not known, or null where all are: a tool that takes a mistyped name for none would
 * look as if all were well.
 * @param {readonly string[]} asked
 * @param {readonly string[]} known
 * @returns {string | null}
 */
export function refusalOfNames(asked, known) {
  const unknown = asked.filter((name) => !known.includes(name));
  return unknown.length === 0 ? null : `Not known: ${unknown.join(', ')}. Known are ${known.join(', ')}.`;
}
