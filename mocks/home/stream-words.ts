import type { Words } from '../menu/words.ts';

export const ORDER_NOW: Words = ['Order now', 'Commander', 'Pedir ahora'];
export const ORDER_SEASON: Words = [
  'Order the Maple Oat Latte',
  'Commander le latte avoine et érable',
  'Pedir el latte de avena y arce',
];
export const SEE_REWARDS: Words = ['See your rewards', 'Voir vos récompenses', 'Ver tus recompensas'];
export const SEE_BEANS: Words = ['See our coffees', 'Voir nos cafés', 'Ver nuestros cafés'];
export const SEND_GIFT: Words = ['Send a gift', 'Offrir un cadeau', 'Enviar un regalo'];
export const READ_MORE: Words = ['Read more', 'En savoir plus', 'Leer más'];
export const JOIN: Words = ['Join now', 'Devenir membre', 'Únete ahora'];

export const COUPON = {
  title: ['A reward for you', 'Une récompense pour vous', 'Una recompensa para ti'],
  body: [
    'It’s waiting in your cart. Use it on your next order.',
    'Elle vous attend dans le panier. Utilisez-la à votre prochaine commande.',
    'Te espera en el carrito. Úsala en tu próximo pedido.',
  ],
  legal: [
    'One use. At participating stores.',
    'Une seule utilisation. Dans les cafés participants.',
    'Un solo uso. En tiendas participantes.',
  ],
} satisfies Record<string, Words>;

export const BIRTHDAY_DRINK = {
  title: [
    'Your birthday drink is on us',
    'Votre boisson d’anniversaire est offerte',
    'Tu bebida de cumpleaños, gratis',
  ],
  body: [
    'Any drink, any size, made the way you like it.',
    'La boisson de votre choix, dans le format de votre choix, à votre goût.',
    'Cualquier bebida, de cualquier tamaño, a tu gusto.',
  ],
} satisfies Record<string, Words>;

export const ADD_BIRTHDAY = {
  title: ['When’s your birthday?', 'C’est quand, votre anniversaire?', '¿Cuándo es tu cumpleaños?'],
  body: [
    'Add the day and we’ll treat you to a drink.',
    'Dites-nous la date et nous vous offrirons une boisson.',
    'Dinos el día y te invitamos a una bebida.',
  ],
} satisfies Record<string, Words>;

export const EXPIRING = {
  title: [
    'Your Stars won’t shine forever',
    'Vos étoiles ne brilleront pas toujours',
    'Tus estrellas no brillan para siempre',
  ],
  body: [
    'Treat yourself before they’re gone.',
    'Faites-vous plaisir avant qu’elles disparaissent.',
    'Date un gusto antes de que se vayan.',
  ],
} satisfies Record<string, Words>;

export const SEASON = {
  title: ['Maple Oat Latte is back', 'Le latte avoine et érable est de retour', 'Vuelve el latte de avena y arce'],
  body: [
    'Dark maple, toasted oats, two shots of espresso. Here until the snow melts.',
    'Érable foncé, avoine grillée, deux espressos. Jusqu’à la fonte des neiges.',
    'Arce oscuro, avena tostada y dos espressos. Hasta que se derrita la nieve.',
  ],
} satisfies Record<string, Words>;

export const ROASTERY = {
  title: ['A morning at the roastery', 'Un matin à la brûlerie', 'Una mañana en el tostadero'],
  body: [
    'See how green beans turn into your morning cup.',
    'Voyez comment des grains verts deviennent votre café du matin.',
    'Mira cómo los granos verdes llegan a tu taza.',
  ],
} satisfies Record<string, Words>;

export const GIFTS = {
  title: ['Coffee’s on you', 'C’est vous qui offrez le café', 'Tú invitas el café'],
  body: [
    'Send a card in a minute. It lands in their inbox.',
    'Envoyez une carte en une minute. Elle arrive par courriel.',
    'Envía una tarjeta en un minuto. Llega por correo electrónico.',
  ],
} satisfies Record<string, Words>;

export const CUPS = {
  title: ['Bring your own cup', 'Apportez votre tasse', 'Trae tu taza'],
  body: [
    'It saves a paper cup and earns you 25 Stars.',
    'Vous épargnez un gobelet et gagnez 25 étoiles.',
    'Ahorras un vaso y ganas 25 estrellas.',
  ],
} satisfies Record<string, Words>;

export const WELCOME = {
  title: ['Free coffee is closer than you think', 'Un café offert, c’est pour bientôt', 'Tu café gratis está cerca'],
  body: [
    'Join Northstar Rewards and earn Stars with every order.',
    'Devenez membre de Northstar Rewards et gagnez des étoiles à chaque commande.',
    'Únete a Northstar Rewards y gana estrellas con cada pedido.',
  ],
} satisfies Record<string, Words>;

export const REASONS = {
  title: ['Why people join', 'Pourquoi devenir membre', 'Por qué unirse'],
  body: ['Four good reasons', 'Quatre bonnes raisons', 'Cuatro buenas razones'],
  coffee: ['Free coffee from 100 Stars', 'Café offert dès 100 étoiles', 'Café gratis desde 100 estrellas'],
  birthday: ['A drink on your birthday', 'Une boisson à votre anniversaire', 'Una bebida en tu cumpleaños'],
  ahead: ['Order ahead, skip the line', 'Commandez à l’avance, sans attendre', 'Pide por adelantado, sin fila'],
} satisfies Record<string, Words>;
