/** Where the pretended tokenising provider answers, beside the card field's document on its own origin. */
export const CARD_VAULT_PATH = '/card-vault/v1/tokens';
