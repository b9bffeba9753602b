import { escaped, outsidePage } from '../../outside-page.ts';

/** The page where the pretended PayPal asks its customer; both ways lead back to the shop. */
export function paypalPage(returnPath: string, approval: string, customer: string): Response {
  const back = (answer: string) => escaped(`${returnPath}${returnPath.includes('?') ? '&' : '?'}approval=${answer}`);
  return outsidePage({
    service: 'PayPal',
    heading: 'Pay Northstar Coffee with PayPal',
    text: `A pretended PayPal: nothing is charged. You are ${customer}.`,
    ways: `<a class="agree" href="${back(approval)}">Agree and continue</a>
      <a class="cancel" href="${back('cancelled')}">Cancel</a>`,
  });
}
