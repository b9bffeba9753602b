import { lookUp } from '../look-up.ts';
import type { PlaceRegion } from './gazetteer.ts';

type Names = Readonly<Record<string, string>>;

/** What French and Spanish call the regions of the four markets where that is not what the gazetteer calls them, by country and letters. */
const TRANSLATED: Readonly<Record<string, Readonly<Record<string, Names>>>> = {
  fr: {
    US: {
      ...{ CA: 'Californie', DC: 'District de Columbia', FL: 'Floride', GA: 'Géorgie', HI: 'Hawaï', LA: 'Louisiane' },
      ...{ NC: 'Caroline du Nord', SC: 'Caroline du Sud', ND: 'Dakota du Nord', SD: 'Dakota du Sud' },
      ...{ NM: 'Nouveau-Mexique', PA: 'Pennsylvanie', VA: 'Virginie', WV: 'Virginie-Occidentale' },
      ...{ AS: 'Samoa américaines', MP: 'Îles Mariannes du Nord', VI: 'Îles Vierges américaines' },
    },
    PR: { PR: 'Porto Rico' },
    CA: {
      ...{ BC: 'Colombie-Britannique', NB: 'Nouveau-Brunswick', NL: 'Terre-Neuve-et-Labrador', NS: 'Nouvelle-Écosse' },
      ...{ NT: 'Territoires du Nord-Ouest', PE: 'Île-du-Prince-Édouard' },
    },
    MX: { BCN: 'Basse-Californie', BCS: 'Basse-Californie du Sud', MEX: 'État de Mexico' },
  },
  es: {
    US: {
      ...{ DC: 'Distrito de Columbia', HI: 'Hawái', LA: 'Luisiana', MI: 'Míchigan', MS: 'Misisipi', MO: 'Misuri' },
      ...{ NC: 'Carolina del Norte', SC: 'Carolina del Sur', ND: 'Dakota del Norte', SD: 'Dakota del Sur' },
      ...{ NH: 'Nuevo Hampshire', NJ: 'Nueva Jersey', NM: 'Nuevo México', NY: 'Nueva York' },
      ...{ OR: 'Oregón', PA: 'Pensilvania', WV: 'Virginia Occidental' },
      ...{ AS: 'Samoa Americana', MP: 'Islas Marianas del Norte', VI: 'Islas Vírgenes de EE. UU.' },
    },
    CA: {
      ...{ BC: 'Columbia Británica', NB: 'Nuevo Brunswick', NL: 'Terranova y Labrador', NS: 'Nueva Escocia' },
      ...{ NT: 'Territorios del Noroeste', PE: 'Isla del Príncipe Eduardo', QC: 'Quebec', YT: 'Yukón' },
    },
  },
};

/** The name of a region in a language (BCP 47). */
export function regionName({ country, code, name }: PlaceRegion, language: string): string {
  const regions = lookUp(lookUp(TRANSLATED, language.slice(0, 2)) ?? {}, country) ?? {};
  return lookUp(regions, code) ?? name;
}

/** What the languages of the app call a region beside the name that the gazetteer has. */
export function translatedNames(country: string, code: string): string[] {
  return Object.values(TRANSLATED).flatMap((countries) => {
    const name = lookUp(lookUp(countries, country) ?? {}, code);
    return name === undefined ? [] : [name];
  });
}
