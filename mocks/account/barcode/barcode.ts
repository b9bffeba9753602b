import { drawingSVG, pdf417 } from 'bwip-js/generic';
import { fetchBarcode } from '#api/account/barcode.ts';
import { PROOF_LIFETIME_MS } from '#domain/account/proof.ts';
import { refuse } from '../../respond.ts';
import type { MemberSession } from '../../session/sessions.ts';
import type { World } from '../../world.ts';
import { BLANK_CARD_END, BROKEN_BARCODE_END } from '../account-sentinels.ts';
import { respondToMember } from '../member-only.ts';

/** Wide and flat, as tills expect it, with enough correction for a scratched screen. */
const SYMBOL = { bcid: 'pdf417', columns: 3, rows: 12, rowmult: 4, eclevel: 3 };

/** The card's number as a till reads it: an SVG of PDF417. */
function barcodeOf(cardNumber: string): string {
  return pdf417<string>({ ...SYMBOL, text: cardNumber }, drawingSVG());
}

/** The server has the last word on how old a proof may be (CRD-015). */
function isProven(world: World, { provenAt }: MemberSession): boolean {
  return provenAt !== null && world.clock.now() - provenAt <= PROOF_LIFETIME_MS;
}

export const barcodeHandlers = (world: World) => [
  respondToMember(world, fetchBarcode, ({ body, session, account }) => {
    const card = account.cards.find(({ cardNumber }) => cardNumber === body.cardNumber);
    if (!card) return refuse(404, 'NO_SUCH_CARD');
    if (!isProven(world, session)) return refuse(403, 'VERIFICATION_DUE');
    if (card.cardNumber.endsWith(BROKEN_BARCODE_END)) return refuse(500, 'BARCODE_DOWN');
    const image = card.cardNumber.endsWith(BLANK_CARD_END) ? null : barcodeOf(card.cardNumber);
    return new Response(image, { headers: { 'content-type': 'image/svg+xml' } });
  }),
];
