import Armchair from 'lucide-react/icons/armchair';
import Car from 'lucide-react/icons/car';
import CarFront from 'lucide-react/icons/car-front';
import Check from 'lucide-react/icons/check';
import Clock from 'lucide-react/icons/clock';
import Croissant from 'lucide-react/icons/croissant';
import CupSoda from 'lucide-react/icons/cup-soda';
import Microwave from 'lucide-react/icons/microwave';
import PlugZap from 'lucide-react/icons/plug-zap';
import Smartphone from 'lucide-react/icons/smartphone';
import SquareParking from 'lucide-react/icons/square-parking';
import Store from 'lucide-react/icons/store';
import Toilet from 'lucide-react/icons/toilet';
import UserRound from 'lucide-react/icons/user-round';
import Wifi from 'lucide-react/icons/wifi';
import type { ComponentType } from 'react';
import { lookUp } from '#domain/look-up.ts';

const icons: Readonly<Record<string, ComponentType>> = {
  '16': Store,
  CX: CarFront,
  DT: Car,
  EV: PlugZap,
  GC: UserRound,
  KO: Croissant,
  NB: CupSoda,
  ON: Smartphone,
  OS: Armchair,
  PK: SquareParking,
  RR: Toilet,
  WA: Microwave,
  WF: Wifi,
  hrs24: Clock,
};

/** A picture beside the name of a feature; a tick for one that has no picture of its own. */
export function FeatureIcon({ code }: { code: string }) {
  const Icon = lookUp(icons, code) ?? Check;
  return <Icon aria-hidden />;
}
