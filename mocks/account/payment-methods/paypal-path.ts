/** Where the pretended PayPal asks; the real one has a host of its own. */
export const PAYPAL_PATH = '/pretended-paypal';
