import { readConfiguration } from '#api/configuration/configuration.ts';
import { holdCalls } from './held-calls.ts';

/** From now on the configuration is sent only once it is released; a page stops waiting for it long before. */
export const holdConfiguration = () => holdCalls((call) => call.includes(readConfiguration.contract.path));
