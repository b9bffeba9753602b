import { describe, expect, test } from 'vitest';
import { LOCALES, type Locale } from '#domain/locale.ts';
import { retailerTexts } from '#tests/support/retailer-words.ts';
import { messageAreas, messageFile, readMessages } from './message-files.ts';

/** Every id and text of a locale. */
const textsOf = (locale: Locale): [id: string, text: string][] =>
  messageAreas('.').flatMap((area) => Object.entries(readMessages(messageFile(area, locale))));

function idsOf(locale: Locale, words: RegExp): string[] {
  return textsOf(locale)
    .filter(([, text]) => words.test(text))
    .map(([id]) => id);
}

/** What the pretended retailer says, each with its file; its English has words of its own. */
const RETAILER: Readonly<Record<Locale, ReturnType<typeof retailerTexts>>> = {
  'en-US': [],
  'en-CA': [],
  'fr-CA': retailerTexts('fr'),
  'es-US': retailerTexts('es'),
};

/** As `idsOf`, with what the pretended retailer says in French and Spanish. */
function allWith(locale: Locale, words: RegExp): string[] {
  const said = RETAILER[locale].filter(([, text]) => words.test(text)).map(([file, text]) => `${file}: ${text}`);
  return [...idsOf(locale, words), ...said];
}

test('the retailer’s words are found: menu, options, gifts, stores, feed', () => {
  const french = RETAILER['fr-CA'].map(([, text]) => text);
  const spanish = RETAILER['es-US'].map(([, text]) => text);
  expect(french).toEqual(
    expect.arrayContaining(['Cafés chauds', 'Lait écrémé', 'Service au volant', 'Voir nos cafés']),
  );
  expect(spanish).toEqual(expect.arrayContaining(['Café caliente', 'Leche descremada', 'Autoservicio']));
  expect(Math.min(french.length, spanish.length)).toBeGreaterThan(900);
});

describe('French as the OQLF sets it', () => {
  test('no space stands before ? ! ;', () => {
    expect(allWith('fr-CA', /\s[?!;]/)).toEqual([]);
  });

  test('a no-break space stands before a colon, before a sign of dollars, cents or percent and inside guillemets', () => {
    expect(allWith('fr-CA', /[^\u00a0][:$¢%]|«[^\u00a0]|[^\u00a0]»/)).toEqual([]);
  });

  test('nothing is counted as one too: a form for one says the number, as 0 has none of its own', () => {
    const branches = /\b(=0|one|many|other) \{((?:[^{}]|\{[^{}]*\})*)\}/g;
    const isWrong = (plural: string) => {
      const forms = new Map([...plural.matchAll(branches)].map(([, form = '', words = '']) => [form, words]));
      const one = forms.get('one');
      if (one === undefined || forms.has('=0') || one.includes('#')) return false;
      // Where no form says a number it stands beside the words, or nowhere.
      return /\d/.test(one) || [...forms.values()].some((words) => words.includes('#'));
    };
    // Each plural of a text begins with its own head.
    const hasWrong = (text: string) =>
      text
        .split(/, plural,/)
        .slice(1)
        .some(isWrong);
    expect(hasWrong('{a, plural, one {1 étoile} other {# étoiles}} et {b, plural, one {# café} other {# cafés}}')).toBe(
      true,
    );
    const wrong = textsOf('fr-CA').filter(([, text]) => hasWrong(text));
    expect(wrong.map(([id]) => id)).toEqual([]);
  });

  test('the apostrophe is the typographic one', () => {
    expect(allWith('fr-CA', /\p{L}\\?'\p{L}/u)).toEqual([]);
  });

  test('no visitor is taken for a man: no word about one ends as only a man’s does', () => {
    const masculine =
      /(?<!\p{L})(vous (êtes|avez été|serez|ne serez|vous êtes) \p{L}+[éiu]|(dé)?connecté|désolé|heureux|prêt quand)(?!\p{L})/iu;
    expect(allWith('fr-CA', masculine)).toEqual([]);
  });

  test('a name stands after no word that is cut short before a vowel: it may be Ottawa or Amélie', () => {
    const cutShort = /(?<!\p{L})(de|que|ne|se|le|la) \{(name|firstName|nickname|partner|place|store|title)\b/iu;
    expect(idsOf('fr-CA', cutShort)).toEqual([]);
  });
});

/** Words of a formal address; `su` and `sus` may also speak of a thing, and those that do are named below. */
const FORMAL = [
  /(?<!\p{L})(usted|ustedes|suyos?|suyas?)(?!\p{L})/iu,
  /(?<!\p{L})(acepte|agregue|busque|cambie|cierre|confirme|cree|elija|encuentre|escriba|espere|guarde|ingrese|inicie)(?!\p{L})/iu,
  /(?<!\p{L})(intente|inténtelo|introduzca|pida|presione|pruebe|reciba|revise|seleccione|(?<!un )toque|únase|use|vea|vuelva)(?!\p{L})/iu,
  /(?<!\p{L})(ingréselo|déjela|úselas|permítalo|permita|acumúlelas|cámbielas|canjéelas|mantenga|indique|siga)(?!\p{L})/iu,
  /(?<!\p{L})[Ss]us? (cuenta|tarjeta|tienda|pedido|contraseña|correo|carrito|navegador|nombre|perfil|recompensa|estrella)/u,
  /(?<!\p{L})(olvidó|ingresó|escribió|(?<!se )puede (?:pedir|cambiar|elegir|agregar|buscar))(?!\p{L})/iu,
];

describe('Spanish', () => {
  test.each(FORMAL)('addresses a person as tú: never %s', (words) => {
    expect(allWith('es-US', words)).toEqual([]);
  });

  test('su and sus speak of a thing, never of the visitor', () => {
    expect(idsOf('es-US', /(?<!\p{L})sus?(?!\p{L})/iu)).toEqual([
      'account.settings.landing.cards-text',
      'cards.description',
      'cards.none-text',
      'cards-add.gift-text',
      'cards-add.gift-failed',
      'cards-detail.remove-text',
      'cards-detail.remove-text-unnamed',
      'delivery.legal',
      'delivery.how-order-text',
      'menu.choose-store-text',
    ]);
  });

  test('an hour after “a las” may be one o’clock, which is “a la”', () => {
    expect(idsOf('es-US', /(?<!one \{.*)a las \{/i)).toEqual([]);
  });

  test('y before the sound of i is e, o before that of o is u', () => {
    expect(allWith('es-US', /(?<!\p{L})(y h?i(?!e)|o h?o)/iu)).toEqual([]);
  });

  test('quotation marks are those of the Americas', () => {
    expect(allWith('es-US', /[«»]/)).toEqual([]);
  });
});

test('no day is promised where only a month and a year are known: 11/29 would be a day of November', () => {
  expect(idsOf('fr-CA', /(?<!\p{L})le \{month\}/iu)).toEqual([]);
  expect(idsOf('es-US', /(?<!\p{L})el \{month\}/iu)).toEqual([]);
});

/** What another word for a thing of the table in CONTRIBUTING.md would be. */
const OTHER_WORDS: Readonly<Record<Locale, readonly RegExp[]>> = {
  'en-US': [
    /\bpick-up\b/i,
    /\bdrive[ -]through\b/i,
    /\b(log in|login)\b/i,
    /\bcurb-side\b/i,
    /\bshop\b/i,
    /\bterms of use\b/,
    /(?<!\bat )\bany time\b/i,
    // “On us” is what costs nothing; a mistake is ours.
    /^it’s on us/i,
    /\bbasket\b/i,
  ],
  'en-CA': [/\bfavorite/i, /\bneighborhood\b/i, /\bpick-up\b/i],
  'fr-CA': [
    /service à l’auto|service-au-volant|service auto(?!\p{L})/iu,
    /(?<!livraison )à l’auto/i,
    /ouv(rir|rez) (une|votre) session|s’identifier|identifiez-vous|s’inscrire|inscrivez-vous/i,
    /(?<!\p{L})(magasin|succursale|boutique|cafétéria)s?(?!\p{L})/iu,
    /(?<!\p{L})(e-?mail|mél|mail|cookie)s?(?!\p{L})/iu,
    /(?<!\p{L}|au même )endroits?(?!\p{L})/iu,
    /(?<!\p{L})cueillette(?!\p{L})/iu,
    /commander? d’avance|commandez d’avance/i,
    /rechargement/i,
    /(?<!\p{L})lundis? à (ma|votre) façon|étoiles doubles/iu,
    // One goes into a store (entrer), and types into a field (saisir).
    /(?<!\p{L})entre[rz] (?!dans|tout droit)/iu,
    /(?<!\p{L})invitée?s?(?!\p{L})/iu,
    /(?<!\p{L})(?<!sac de )en café(?!\p{L})/iu,
    /(?<!\p{L})à ce café(?!\p{L})/iu,
    /(?<!\p{L})(?<!remise en )argent(?!\p{L})/iu,
    // `recommander` is to order again, and more often to advise.
    /vérifie[rz] encore|recommandée?s?(?!\p{L})/iu,
    /(?<!\p{L})statuts?(?!\p{L})/iu,
  ],
  'es-US': [
    /servicio en el auto|servicio al auto|drive[ -]?thru/i,
    /(?<!recogida )en la acera|entrega en el auto|curbside/i,
    /cafeterías?|sucursal|(?<!\p{L})local(es)?(?!\p{L})/iu,
    /(?<!\p{L})(e-?mail|correo-e|mail)s?(?!\p{L})/iu,
    /(?<!\p{L})(entrar en tu cuenta|acceder a tu cuenta|iniciar la sesión|identifícate)(?!\p{L})/iu,
    /condiciones de uso/i,
    /(?<!\p{L})(retiro|retirar)(?!\p{L})/iu,
    /nueva contraseña/i,
    /(?<!teléfono |número )que termina en/i,
    // A shot of espresso: `carga` is what a card gets, `trago` is of alcohol.
    /una carga,|(?<!\p{L})tragos?(?!\p{L})/iu,
    /(?<!\p{L})elimin/iu,
    /(pagar|comprar) como invitado/i,
    /comprob|revisando/i,
    /intenta de nuevo|vuelve a intentarlo/i,
    /con servicio al cliente/i,
    /por mensaje (?!de texto)/i,
  ],
};

describe.each(LOCALES)('%s has one term a thing', (locale) => {
  test.each(OTHER_WORDS[locale])('and never %s', (words) => {
    expect(allWith(locale, words)).toEqual([]);
  });
});
