import { withFullHour } from '#domain/clock-time.ts';
import { DAY_MS } from '#domain/durations.ts';
import type { Locale } from '#domain/locale.ts';

/** The retailer's own words for its stores: the app shows them as they come. English, French, Spanish. */
type Words = readonly [en: string, fr: string, es: string];

const AMENITIES = {
  '17': ['Hand-off station', 'Comptoir de remise', 'Mostrador de entrega'],
  CC: ['Card reload at the counter', 'Recharge de carte au comptoir', 'Recarga de tarjeta en el mostrador'],
  EV: ['Electric vehicle charging', 'Recharge de véhicules électriques', 'Carga de vehículos eléctricos'],
  KO: ['Kosher pastries', 'Pâtisseries cachères', 'Repostería kósher'],
  NB: ['Nitro cold brew', 'Café nitro infusé à froid', 'Nitro cold brew'],
  OS: ['Outdoor seating', 'Terrasse', 'Asientos al aire libre'],
  PK: ['Parking', 'Stationnement', 'Estacionamiento'],
  RR: ['Restroom', 'Toilettes', 'Baños'],
  WA: ['Oven-warmed food', 'Plats réchauffés au four', 'Comida calentada al horno'],
  WF: ['Free Wi-Fi', 'Wi-Fi gratuit', 'Wi-Fi gratis'],
  XO: ['Mobile order and pay', 'Commande et paiement mobiles', 'Pedido y pago móvil'],
} satisfies Record<string, Words>;

/** Where English Canada has another word. */
const IN_CANADA: { readonly [Code in AmenityCode]?: string } = { RR: 'Washroom' };

const PICK_UP = {
  '16': ['In store', 'Au café', 'En la tienda'],
  CX: ['Curbside', 'Livraison à l’auto', 'Recogida en la acera'],
  DT: ['Drive-thru', 'Service au volant', 'Autoservicio'],
} satisfies Record<string, Words>;

const WARNINGS = {
  CONSTRUCTION: [
    'Construction outside: please use the side entrance.',
    'Travaux à l’extérieur : veuillez utiliser l’entrée latérale.',
    'Obras afuera: usa la entrada lateral.',
  ],
  LIMITED_MENU: [
    'Limited menu while we renovate.',
    'Menu restreint pendant nos rénovations.',
    'Menú limitado mientras renovamos.',
  ],
} satisfies Record<string, Words>;

const PHRASES = {
  open: ['Open', 'Ouvert', 'Abierta'],
  closed: ['Closed', 'Fermé', 'Cerrada'],
  closesSoon: ['Closes soon', 'Ferme bientôt', 'Cierra pronto'],
  always: ['Open 24 hours', 'Ouvert 24 heures sur 24', 'Abierta las 24 horas'],
  openUntil: ['Open until {time}', 'Ouvert jusqu’à {time}', 'Abierta hasta las {time}'],
  closesSoonAt: ['Closes soon - {time}', 'Ferme bientôt - {time}', 'Cierra pronto - {time}'],
  opensAt: ['Opens at {time}', 'Ouvre à {time}', 'Abre a las {time}'],
  opensOn: ['Opens {day} at {time}', 'Ouvre {day} à {time}', 'Abre el {day} a las {time}'],
  fromTo: ['{from} to {to}', '{from} à {to}', '{from} a {to}'],
  today: ['Today', 'Aujourd’hui', 'Hoy'],
  tomorrow: ['Tomorrow', 'Demain', 'Mañana'],
} satisfies Record<string, Words>;

const HOLIDAYS = {
  newYear: ['New Year’s Day', 'Jour de l’An', 'Año Nuevo'],
  canadaDay: ['Canada Day', 'Fête du Canada', 'Día de Canadá'],
  independenceDay: ['Independence Day', 'Jour de l’Indépendance', 'Día de la Independencia'],
  thanksgiving: ['Thanksgiving', 'Action de grâce', 'Día de Acción de Gracias'],
  christmas: ['Christmas Day', 'Jour de Noël', 'Navidad'],
  marketDay: ['Street market', 'Marché de quartier', 'Mercado en la calle'],
} satisfies Record<string, Words>;

export type AmenityCode = keyof typeof AMENITIES;
export type PickUpCode = keyof typeof PICK_UP;
export type WarningCode = keyof typeof WARNINGS;
export type HolidayName = keyof typeof HOLIDAYS;

/** The words of one locale. */
export function storeWords(locale: Locale) {
  const language = locale.startsWith('fr') ? 1 : locale.startsWith('es') ? 2 : 0;
  return {
    amenity: (code: AmenityCode): string =>
      (locale === 'en-CA' ? IN_CANADA[code] : undefined) ?? AMENITIES[code][language],
    pickUp: (code: PickUpCode): string => PICK_UP[code][language],
    warning: (code: WarningCode): string => WARNINGS[code][language],
    holiday: (name: HolidayName): string => HOLIDAYS[name][language],
    phrase: (name: keyof typeof PHRASES, values: Readonly<Record<string, string>> = {}): string =>
      PHRASES[name][language].replace(/\{(\w+)\}/g, (_, key: string) => values[key] ?? ''),
  };
}

const clockFormats = new Map<Locale, Intl.DateTimeFormat>();
const weekdayFormats = new Map<Locale, Intl.DateTimeFormat>();

/** `9:00 PM`, `9:00 p.m.`, `21 h`: minutes of a day as the locale writes them. */
export function clockTime(minutes: number, locale: Locale): string {
  const format =
    clockFormats.get(locale) ??
    new Intl.DateTimeFormat(locale, { hour: 'numeric', minute: '2-digit', timeZone: 'UTC' });
  clockFormats.set(locale, format);
  // One kind of space on every machine: ICU versions differ.
  return withFullHour(format.format((minutes % 1440) * 60_000)).replace(/[\u00a0\u202f]/g, ' ');
}

/** The name of a weekday, 0 for Sunday. */
export function weekdayName(weekday: number, locale: Locale): string {
  const format = weekdayFormats.get(locale) ?? new Intl.DateTimeFormat(locale, { weekday: 'long', timeZone: 'UTC' });
  weekdayFormats.set(locale, format);
  // The fourth of January 1970 was a Sunday.
  return format.format((3 + weekday) * DAY_MS);
}
