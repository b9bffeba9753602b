import Armchair from 'lucide-react/icons/armchair';
import Car from 'lucide-react/icons/car';
import CarFront from 'lucide-react/icons/car-front';
import Check from 'lucide-react/icons/check';
import Croissant from 'lucide-react/icons/croissant';
import CupSoda from 'lucide-react/icons/cup-soda';
import Microwave from 'lucide-react/icons/microwave';
import PlugZap from 'lucide-react/icons/plug-zap';
import SquareParking from 'lucide-react/icons/square-parking';
import Store from 'lucide-react/icons/store';
import Toilet from 'lucide-react/icons/toilet';
import Wifi from 'lucide-react/icons/wifi';
import type { ComponentType } from 'react';

const icons: Readonly<Record<string, ComponentType>> = {
  '16': Store,
  CX: CarFront,
  DT: Car,
  EV: PlugZap,
  KO: Croissant,
  NB: CupSoda,
  OS: Armchair,
  PK: SquareParking,
  RR: Toilet,
  WA: Microwave,
  WF: Wifi,
};

/** A picture beside the name of an amenity or a pick-up option; a tick for one that has no picture of its own. */
export function FeatureIcon({ code }: { code: string }) {
  const Icon = (Object.hasOwn(icons, code) ? icons[code] : undefined) ?? Check;
  return <Icon aria-hidden />;
}
