/** Under which name the route hands on what PayPal sent the member back with: it stays in no address (FC-080). */
export const PAYPAL_APPROVAL = 'paypal';
