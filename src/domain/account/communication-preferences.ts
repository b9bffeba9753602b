/** The three kinds of mail of the create form (ACC-108); `product` is the brand's own. */
export type CommunicationPreferences = { product: boolean; general: boolean; personalized: boolean };

/** What the flag of the brand's own mails is called on the wire, here and where an account is made (ACC-046, ACC-060, ACC-108). */
export function productMailFlag(product: string): `receive${string}EmailCommunications` {
  return `receive${product}EmailCommunications`;
}
