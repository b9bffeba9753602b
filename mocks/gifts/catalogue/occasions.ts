import type { GiftCategoryRecord } from './gift-record.ts';

/** Gifts for a day that one keeps. */
export const OCCASIONS = [
  {
    urn: 'birthday',
    name: ['Birthday', 'Anniversaire', 'Cumpleaños'],
    designs: [
      {
        number: '80010101',
        art: 'birthday-cake',
        name: ['Cake time', 'L’heure du gâteau', 'Hora del pastel'],
        alt: [
          'A birthday cake on a stand with five burning candles',
          'Un gâteau d’anniversaire sur son pied, avec cinq bougies allumées',
          'Un pastel de cumpleaños en su base con cinco velas encendidas',
        ],
      },
      {
        number: '80010102',
        art: 'balloons',
        name: ['Up, up, hooray', 'Ballons en fête', 'Globos de fiesta'],
        alt: [
          'A bunch of bright balloons rising into a blue sky',
          'Un bouquet de ballons colorés qui monte dans un ciel bleu',
          'Un ramo de globos de colores que sube al cielo azul',
        ],
      },
      {
        number: '80010103',
        art: 'party-cup',
        name: ['Party of one cup', 'Un café en fête', 'Café de fiesta'],
        alt: [
          'A coffee cup in a striped party hat among confetti',
          'Un gobelet de café coiffé d’un chapeau de fête rayé, parmi des confettis',
          'Un vaso de café con un gorro de fiesta a rayas entre confeti',
        ],
      },
      {
        number: '80010104',
        art: 'presents',
        name: ['Wrapped up', 'Tout emballé', 'Envuelto con cariño'],
        alt: [
          'Three wrapped presents with large bows',
          'Trois cadeaux emballés, noués de grandes boucles',
          'Tres regalos envueltos con grandes moños',
        ],
      },
      {
        number: '80010105',
        art: 'doughnuts',
        name: ['Sprinkled with love', 'Pluie de bonbons', 'Con chispitas'],
        alt: [
          'Three glazed doughnuts with sprinkles',
          'Trois beignes glacés couverts de granules multicolores',
          'Tres donas glaseadas con chispitas',
        ],
      },
      {
        number: '80010106',
        art: 'cupcake',
        name: ['One candle', 'Une bougie', 'Una velita'],
        alt: [
          'A cupcake with pink frosting and one candle under a string of flags',
          'Un petit gâteau au glaçage rose et une bougie, sous une guirlande de fanions',
          'Un panquecito con betún rosa y una vela bajo una guirnalda de banderines',
        ],
      },
    ],
  },
  {
    urn: 'thank-you',
    name: ['Thank you', 'Merci', 'Gracias'],
    designs: [
      {
        number: '80010201',
        art: 'thank-you-bouquet',
        name: ['A cup of flowers', 'Une tasse de fleurs', 'Una taza de flores'],
        alt: [
          'A green mug filled with garden flowers',
          'Une tasse verte remplie de fleurs du jardin',
          'Una taza verde llena de flores del jardín',
        ],
      },
      {
        number: '80010202',
        art: 'heart-latte',
        name: ['From the heart', 'De tout cœur', 'De corazón'],
        alt: [
          'A latte from above with a heart in its foam',
          'Un latte vu d’en haut, un cœur dessiné dans la mousse',
          'Un latte visto desde arriba con un corazón en la espuma',
        ],
      },
      {
        number: '80010203',
        art: 'letter',
        name: ['A note for you', 'Un petit mot', 'Una nota para ti'],
        alt: [
          'An open envelope with a letter and small flowers',
          'Une enveloppe ouverte, une lettre et de petites fleurs',
          'Un sobre abierto con una carta y flores pequeñas',
        ],
      },
      {
        number: '80010204',
        art: 'teacher',
        name: ['Best teacher', 'Merci, prof', 'Gracias, profe'],
        alt: [
          'A red apple on a stack of books beside a cup of coffee',
          'Une pomme rouge sur une pile de livres, à côté d’une tasse de café',
          'Una manzana roja sobre una pila de libros junto a una taza de café',
        ],
      },
      {
        number: '80010205',
        art: 'sunflowers',
        name: ['You’re sunshine', 'Rayon de soleil', 'Eres un sol'],
        alt: [
          'Three tall sunflowers in a field under a clear sky',
          'Trois grands tournesols dans un champ sous un ciel clair',
          'Tres girasoles altos en un campo bajo un cielo claro',
        ],
      },
    ],
  },
  {
    urn: 'congratulations',
    name: ['Congratulations', 'Félicitations', 'Felicidades'],
    designs: [
      {
        number: '80010301',
        art: 'fireworks',
        name: ['Light up the sky', 'Feu d’artifice', 'Fuegos artificiales'],
        alt: [
          'Fireworks over a bay at night',
          'Un feu d’artifice au-dessus d’une baie, la nuit',
          'Fuegos artificiales sobre una bahía de noche',
        ],
      },
      {
        number: '80010302',
        art: 'graduation',
        name: ['Class dismissed', 'Diplôme en poche', 'Título en mano'],
        alt: [
          'A paper cup wearing a graduation cap beside a rolled diploma',
          'Un gobelet coiffé d’un mortier, à côté d’un diplôme roulé',
          'Un vaso con birrete junto a un diploma enrollado',
        ],
      },
      {
        number: '80010303',
        art: 'new-home',
        name: ['Home, sweet home', 'Bienvenue chez vous', 'Hogar, dulce hogar'],
        alt: [
          'A small house with a lit window, a tree and a garden path',
          'Une petite maison à la fenêtre éclairée, un arbre et une allée',
          'Una casita con la ventana iluminada, un árbol y un sendero',
        ],
      },
      {
        number: '80010304',
        art: 'medal',
        name: ['Gold star', 'Étoile d’or', 'Estrella de oro'],
        alt: [
          'A gold medal with a star on a striped ribbon',
          'Une médaille d’or ornée d’une étoile, sur un ruban rayé',
          'Una medalla de oro con una estrella en una cinta a rayas',
        ],
      },
      {
        number: '80010305',
        art: 'little-one',
        name: ['Hello, little one', 'Bonjour, petit trésor', 'Hola, pequeñín'],
        alt: [
          'A mobile with a moon, stars and a cloud',
          'Un mobile avec une lune, des étoiles et un nuage',
          'Un móvil con una luna, estrellas y una nube',
        ],
      },
    ],
  },
] as const satisfies readonly GiftCategoryRecord[];
