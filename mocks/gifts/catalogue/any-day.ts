import type { GiftCategoryRecord } from './gift-record.ts';

/** Gifts that need no day. */
export const ANY_DAY = [
  {
    urn: 'just-because',
    name: ['Just because', 'Sans raison', 'Porque sí'],
    designs: [
      {
        number: '80010501',
        art: 'cat-nap',
        name: ['Cat nap', 'Petite sieste', 'Siesta de gato'],
        alt: [
          'A ginger cat asleep beside a steaming mug',
          'Un chat roux endormi près d’une tasse fumante',
          'Un gato anaranjado dormido junto a una taza humeante',
        ],
      },
      {
        number: '80010502',
        art: 'umbrella',
        name: ['Rainy-day coffee', 'Café de jour de pluie', 'Café para días de lluvia'],
        alt: [
          'A yellow umbrella over red rain boots in a puddle',
          'Un parapluie jaune au-dessus de bottes de pluie rouges, dans une flaque',
          'Un paraguas amarillo sobre unas botas de lluvia rojas en un charco',
        ],
      },
      {
        number: '80010503',
        art: 'rainbow',
        name: ['Somewhere sunny', 'Arc-en-ciel', 'Arcoíris'],
        alt: [
          'A rainbow between two clouds above green hills',
          'Un arc-en-ciel entre deux nuages, au-dessus de collines vertes',
          'Un arcoíris entre dos nubes sobre colinas verdes',
        ],
      },
      {
        number: '80010504',
        art: 'bicycle',
        name: ['Sunday ride', 'Balade du dimanche', 'Paseo de domingo'],
        alt: [
          'A red bicycle with a basket of flowers',
          'Une bicyclette rouge avec un panier de fleurs',
          'Una bicicleta roja con una canasta de flores',
        ],
      },
      {
        number: '80010505',
        art: 'hot-air-balloon',
        name: ['Lift off', 'Dans les airs', 'A volar'],
        alt: [
          'Two striped hot-air balloons above mountains at dawn',
          'Deux montgolfières rayées au-dessus des montagnes, à l’aube',
          'Dos globos aerostáticos a rayas sobre las montañas al amanecer',
        ],
      },
    ],
  },
  {
    urn: 'love',
    name: ['Love and friendship', 'Amour et amitié', 'Amor y amistad'],
    designs: [
      {
        number: '80010601',
        art: 'two-mugs',
        name: ['You and me', 'Toi et moi', 'Tú y yo'],
        alt: [
          'Two mugs side by side, their steam forming a heart',
          'Deux tasses côte à côte, leur vapeur formant un cœur',
          'Dos tazas juntas cuyo vapor forma un corazón',
        ],
      },
      {
        number: '80010602',
        art: 'hearts',
        name: ['Paper hearts', 'Cœurs de papier', 'Corazones de papel'],
        alt: [
          'Paper hearts hanging on strings',
          'Des cœurs de papier suspendus à des fils',
          'Corazones de papel colgados de hilos',
        ],
      },
      {
        number: '80010603',
        art: 'birds',
        name: ['Two of a kind', 'Les inséparables', 'Tal para cual'],
        alt: [
          'Two birds close together on a flowering branch',
          'Deux oiseaux blottis sur une branche fleurie',
          'Dos pájaros muy juntos en una rama florida',
        ],
      },
      {
        number: '80010604',
        art: 'roses',
        name: ['A dozen reasons', 'Douze raisons', 'Doce razones'],
        alt: [
          'Red roses wrapped in cream paper with a bow',
          'Des roses rouges dans un papier crème noué d’un ruban',
          'Rosas rojas envueltas en papel crema con un moño',
        ],
      },
      {
        number: '80010605',
        art: 'otters',
        name: ['Hold on to me', 'Main dans la main', 'De la mano'],
        alt: [
          'Two otters floating hand in hand',
          'Deux loutres qui flottent main dans la main',
          'Dos nutrias que flotan tomadas de la mano',
        ],
      },
    ],
  },
] as const satisfies readonly GiftCategoryRecord[];
