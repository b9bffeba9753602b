import type { Plugin } from 'vite';
import { CARD_DESIGNS, cardPictureAddress } from './account/cards/card-designs.ts';
import { CARD_PICTURES } from './account/cards/pictures/card-pictures.ts';
import { GIFT_DESIGNS, giftPictureAddress } from './gifts/catalogue/gift-catalogue.ts';
import { GIFT_PICTURES } from './gifts/pictures/gift-pictures.ts';
import { CLIENT_PICTURES } from './grant/client-pictures.ts';
import { streamPictureAddress } from './home/pictures/picture-address.ts';
import { STREAM_PICTURES } from './home/pictures/stream-pictures.ts';
import { LAYER_PICTURES } from './menu/pictures/layer-pictures.ts';
import { pictureAddress } from './menu/pictures/picture-address.ts';
import { PICTURES } from './menu/pictures/pictures.ts';
import { programmePictureAddress } from './rewards/pictures/picture-address.ts';
import { PROGRAMME_PICTURES } from './rewards/pictures/programme-pictures.ts';

/**
 * Gives each product and each design of a card or gift of the embedded retailer its picture as a file of its own (D-075, D-141), what
 * is laid over it when it is chosen (D-154), and the pages of the programme what they show: written into a build, drawn on request by the dev server.
 */
export function picturesPlugin(): Plugin {
  const byAddress = new Map([
    ...Object.entries(PICTURES).map(([number, svg]) => [pictureAddress(number), svg] as const),
    ...Object.entries(LAYER_PICTURES),
    ...CARD_DESIGNS.map((design) => [cardPictureAddress(design), CARD_PICTURES[design]] as const),
    ...GIFT_DESIGNS.flatMap(({ art }) => [
      [giftPictureAddress(art, 'small'), GIFT_PICTURES[art].small] as const,
      [giftPictureAddress(art, 'large'), GIFT_PICTURES[art].large] as const,
    ]),
    ...Object.entries(CLIENT_PICTURES),
    ...Object.entries(PROGRAMME_PICTURES).map(([name, svg]) => [programmePictureAddress(name), svg] as const),
    ...Object.entries(STREAM_PICTURES).map(([name, svg]) => [streamPictureAddress(name), svg] as const),
  ]);
  return {
    name: 'northstar:pictures',
    // What draws pages at build time serves no files.
    apply: (user) => !user.build?.ssr,
    configureServer(server) {
      server.middlewares.use((incoming, outgoing, next) => {
        const svg = byAddress.get(incoming.url?.split(/[?#]/)[0] ?? '');
        if (svg === undefined) return next();
        outgoing.setHeader('content-type', 'image/svg+xml');
        outgoing.setHeader('cache-control', 'no-cache');
        outgoing.end(svg);
      });
    },
    generateBundle() {
      for (const [address, source] of byAddress) {
        this.emitFile({ type: 'asset', fileName: address.slice(1), source });
      }
    },
  };
}
