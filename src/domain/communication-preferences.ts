/** The three kinds of mail of the create form (ACC-108); `product` is the brand's own. */
export type CommunicationPreferences = { product: boolean; general: boolean; personalized: boolean };
