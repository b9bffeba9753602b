const kept = new Map<string, unknown>();

/**
 * What a test file shares with the modules that it replaces, by the name of its flow: made once. Modules are replaced once, and
 * a file that is run again, as for each mutant of its machine, has to reach them.
 */
export function keptForMocks<Value>(flow: string, make: () => Value): Value {
  if (!kept.has(flow)) kept.set(flow, make());
  // Only what was made for the same flow lies under its name.
  return kept.get(flow) as Value;
}
