import { setup } from 'xstate';
import type { JoinCardOption } from '#domain/account/new-account.ts';

/** The card part of joining: what is to become of a stored-value card. Number and code live in the form alone. */
export const cardSectionMachine = setup({
  types: {} as {
    events: { type: 'card.chosen'; card: JoinCardOption } | { type: 'cardField.filled' };
    tags: JoinCardOption;
  },
  guards: {
    isDigitalCard: (_, params: { card: JoinCardOption }) => params.card === 'digitalCard',
    isRegisteredCard: (_, params: { card: JoinCardOption }) => params.card === 'registerCard',
    isNoCard: (_, params: { card: JoinCardOption }) => params.card === 'noCard',
  },
}).createMachine({
  id: 'cardSection',
  description: '[ACC-047 ACC-050 ACC-051] The card part of the create form.',
  options: { maxIterations: 50 },
  initial: 'digitalCard',
  states: {
    digitalCard: {
      description: '[ACC-050] A digital card is created with the account.',
      tags: 'digitalCard',
      on: {
        'card.chosen': [
          {
            description: '[ACC-050] An existing card is registered.',
            guard: { type: 'isRegisteredCard', params: ({ event }) => event },
            target: 'registerCard',
          },
          {
            description: '[ACC-047] The card part is left out.',
            guard: { type: 'isNoCard', params: ({ event }) => event },
            target: 'noCard',
          },
        ],
        'cardField.filled': {
          description: '[ACC-051] A card field got a value or an error: the section shows it.',
          target: 'registerCard',
        },
      },
    },
    registerCard: {
      description: '[ACC-050] An existing card: asks for number and security code.',
      tags: 'registerCard',
      on: {
        'card.chosen': [
          {
            description: '[ACC-050] A digital card after all; what was typed stays in the hidden fields.',
            guard: { type: 'isDigitalCard', params: ({ event }) => event },
            target: 'digitalCard',
          },
          {
            description: '[ACC-047] No card after all.',
            guard: { type: 'isNoCard', params: ({ event }) => event },
            target: 'noCard',
          },
        ],
      },
    },
    noCard: {
      description: '[ACC-047] The account is created without a card.',
      tags: 'noCard',
      on: {
        'card.chosen': [
          {
            description: '[ACC-050] A digital card.',
            guard: { type: 'isDigitalCard', params: ({ event }) => event },
            target: 'digitalCard',
          },
          {
            description: '[ACC-050] An existing card.',
            guard: { type: 'isRegisteredCard', params: ({ event }) => event },
            target: 'registerCard',
          },
        ],
        'cardField.filled': {
          description: '[ACC-051] A card field got a value or an error: the section shows it.',
          target: 'registerCard',
        },
      },
    },
  },
});
