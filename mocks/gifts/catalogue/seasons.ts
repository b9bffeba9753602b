import type { GiftCategoryRecord } from './gift-record.ts';

/** Gifts for a time of the year. */
export const SEASONS = [
  {
    urn: 'holidays',
    name: ['Holidays', 'Temps des Fêtes', 'Fiestas'],
    designs: [
      {
        number: '80010401',
        art: 'holiday-tree',
        name: ['All lit up', 'Tout illuminé', 'Luces de fiesta'],
        alt: [
          'A decorated evergreen with presents in the snow',
          'Un sapin décoré et des cadeaux dans la neige',
          'Un pino decorado con regalos en la nieve',
        ],
      },
      {
        number: '80010402',
        art: 'snowman',
        name: ['Chill out', 'Bien au frais', 'Bien fresco'],
        alt: [
          'A snowman in a scarf holding a red coffee cup',
          'Un bonhomme de neige en foulard, un gobelet rouge à la main',
          'Un muñeco de nieve con bufanda y un vaso rojo de café',
        ],
      },
      {
        number: '80010403',
        art: 'candles',
        name: ['Festival of lights', 'Fête des lumières', 'Fiesta de las luces'],
        alt: [
          'A nine-branched menorah with all its candles lit',
          'Une ménorah à neuf branches, toutes ses bougies allumées',
          'Una menorá de nueve brazos con todas sus velas encendidas',
        ],
      },
      {
        number: '80010404',
        art: 'gingerbread-house',
        name: ['Gingerbread lane', 'Rue du pain d’épices', 'Calle del jengibre'],
        alt: [
          'A gingerbread house with icing on its roof',
          'Une maison en pain d’épices au toit couvert de glaçage',
          'Una casa de jengibre con glaseado en el techo',
        ],
      },
      {
        number: '80010405',
        art: 'lanterns',
        name: ['Lucky lanterns', 'Lanternes porte-bonheur', 'Faroles de la suerte'],
        alt: [
          'Red paper lanterns under a full moon',
          'Des lanternes de papier rouge sous la pleine lune',
          'Faroles de papel rojo bajo la luna llena',
        ],
      },
      {
        number: '80010406',
        art: 'mittens',
        name: ['Warm hands', 'Mains au chaud', 'Manos calientitas'],
        alt: [
          'Two knitted mittens around a mug of cocoa',
          'Deux mitaines tricotées autour d’une tasse de chocolat',
          'Dos mitones tejidos alrededor de una taza de chocolate',
        ],
      },
    ],
  },
  {
    urn: 'coffee-and-seasons',
    name: ['Coffee and seasons', 'Café et saisons', 'Café y estaciones'],
    designs: [
      {
        number: '80010701',
        art: 'blossoms',
        name: ['First blossoms', 'Premières fleurs', 'Primeras flores'],
        alt: [
          'A branch of cherry blossoms before a pale moon',
          'Une branche de cerisier en fleurs devant une lune pâle',
          'Una rama de cerezo en flor ante una luna pálida',
        ],
      },
      {
        number: '80010702',
        art: 'beach',
        name: ['Iced by the sea', 'Glacé au bord de la mer', 'Helado junto al mar'],
        alt: [
          'An iced coffee under a striped beach umbrella',
          'Un café glacé sous un parasol rayé, à la plage',
          'Un café helado bajo una sombrilla a rayas en la playa',
        ],
      },
      {
        number: '80010703',
        art: 'fallen-leaves',
        name: ['Falling leaves', 'Feuilles d’automne', 'Hojas de otoño'],
        alt: [
          'A paper cup among falling leaves and a fox',
          'Un gobelet et un renard parmi les feuilles qui tombent',
          'Un vaso y un zorro entre hojas que caen',
        ],
      },
      {
        number: '80010704',
        art: 'cabin',
        name: ['Cabin morning', 'Matin au chalet', 'Mañana en la cabaña'],
        alt: [
          'A snowed-in cabin with smoke from its chimney',
          'Un chalet enneigé dont la cheminée fume',
          'Una cabaña nevada con humo en la chimenea',
        ],
      },
      {
        number: '80010705',
        art: 'pour-over',
        name: ['Slow brew', 'Tout doux', 'Sin prisa'],
        alt: [
          'Coffee dripping through a pour-over beside a bag of beans',
          'Un café filtre qui coule goutte à goutte, près d’un sac de grains',
          'Café que gotea por un filtro junto a una bolsa de granos',
        ],
      },
    ],
  },
] as const satisfies readonly GiftCategoryRecord[];
