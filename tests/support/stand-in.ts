import { onTestFinished } from 'vitest';

/** What takes the same, and answers as much of it as a test needs. */
type LikeIt<Real> = Real extends (...given: infer Given) => unknown ? (...given: Given) => unknown : never;

/**
 * Puts a function or a component in the place of one that a module exports, until the test ends: an export is read when it is
 * called, so that every importer gets the other one. A file that replaces whole modules instead (`vi.mock`) needs a process,
 * and the app, for itself; only what is read while a module is loaded, or kept by `lazy`, leaves no other way.
 */
export function standIn<Module extends object, Name extends keyof Module>(
  module: Module,
  name: Name,
  other: LikeIt<Module[Name]>,
): void {
  const real = Object.getOwnPropertyDescriptor(module, name);
  if (!real) throw new Error(`The module has no export ${String(name)}.`);
  Object.defineProperty(module, name, { configurable: true, enumerable: true, value: other });
  onTestFinished(() => void Object.defineProperty(module, name, real));
}
