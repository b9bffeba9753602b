import ArrowRight from 'lucide-react/icons/arrow-right';
import MapPin from 'lucide-react/icons/map-pin';
import ShoppingBag from 'lucide-react/icons/shopping-bag';
import Trash from 'lucide-react/icons/trash-2';
import { useState } from 'react';
import { outsideAddress } from '#domain/outside-address.ts';
import { Button, ButtonLink } from '#ui/button/button.tsx';
import { HeartToggle } from '#ui/heart-toggle/heart-toggle.tsx';
import { IconButton } from '#ui/icon-button/icon-button.tsx';
import { SafeLink } from '#ui/safe-link/safe-link.tsx';
import { Segmented } from '#ui/segmented/segmented.tsx';
import { Spinner } from '#ui/spinner/spinner.tsx';
import { Stepper } from '#ui/stepper/stepper.tsx';
import { Tabs } from '#ui/tabs/tabs.tsx';
import { TextLink } from '#ui/text-link/text-link.tsx';
import * as css from './design-gallery.css.ts';
import { GallerySection, Specimen } from './specimen.tsx';

const partner = outsideAddress('https://help.example.com/');
const variants = ['primary', 'secondary', 'ghost'] as const;

export function ControlsSection() {
  const [busy, setBusy] = useState(true);
  const [hearts, setHearts] = useState({ rest: false, pressed: true, pending: true });
  const [count, setCount] = useState(1);
  const [tab, setTab] = useState<'nearby' | 'favourites' | 'previous'>('nearby');
  const [way, setWay] = useState<'pickup' | 'delivery'>('pickup');
  const press = (key: keyof typeof hearts) => setHearts((known) => ({ ...known, [key]: !known[key] }));
  return (
    <GallerySection title="Controls">
      {variants.map((variant) => (
        <Specimen key={variant} name={`Button, ${variant}: rest, icon, busy, unavailable, disabled`}>
          <div className={css.row}>
            <Button variant={variant}>Add to order</Button>
            <Button variant={variant} icon={<ShoppingBag />}>
              With icon
            </Button>
            <Button variant={variant} busy={busy} busyLabel="Adding">
              Add to order
            </Button>
            <Button variant={variant} unavailable>
              Unavailable
            </Button>
            <Button variant={variant} disabled>
              Disabled
            </Button>
          </div>
        </Specimen>
      ))}
      <Specimen name="Sizes, full width, long text">
        <div className={css.row}>
          <Button size="small">Small</Button>
          <Button>Medium</Button>
          <Button size="large" icon={<MapPin />}>
            Large
          </Button>
          <Button variant="secondary" onClick={() => setBusy(!busy)}>
            Turn busy {busy ? 'off' : 'on'}
          </Button>
        </div>
        <Button fullWidth>Continuer vers le paiement et choisir comment récupérer la commande au comptoir</Button>
      </Specimen>
      <div className={css.columns}>
        <Specimen name="ButtonLink, TextLink, SafeLink">
          <div className={css.row}>
            <ButtonLink href="#menu" icon={<ArrowRight />}>
              See the menu
            </ButtonLink>
            <TextLink href="#terms">Terms</TextLink>
            <TextLink href="#terms" tone="ink">
              Ink
            </TextLink>
            <TextLink href="#terms" tone="quiet" standalone>
              Quiet, standalone
            </TextLink>
            {partner ? (
              <SafeLink href={partner} newTabLabel="(opens in a new tab)" standalone>
                To another site
              </SafeLink>
            ) : null}
          </div>
        </Specimen>
        <Specimen name="IconButton: plain, outlined, raised, badge, unavailable">
          <div className={css.row}>
            <IconButton label="Near me" icon={<MapPin aria-hidden="true" />} />
            <IconButton label="Near me, outlined" variant="outlined" icon={<MapPin aria-hidden="true" />} />
            <IconButton label="Near me, raised" variant="raised" icon={<MapPin aria-hidden="true" />} />
            <IconButton label="Cart, 3 items" badge="3" icon={<ShoppingBag aria-hidden="true" />} />
            <IconButton label="Remove" unavailable icon={<Trash aria-hidden="true" />} />
          </div>
        </Specimen>
        <Specimen name="HeartToggle: rest, pressed, pending">
          <div className={css.row}>
            <HeartToggle label="Favorite: Pine Street" pressed={hearts.rest} onPress={() => press('rest')} />
            <HeartToggle label="Favorite: Harbor" pressed={hearts.pressed} onPress={() => press('pressed')} />
            <HeartToggle label="Favorite: Old Mill" pressed={hearts.pending} pending onPress={() => press('pending')} />
            <Spinner />
          </div>
        </Specimen>
        <Specimen name="Stepper, 1 to 4">
          <Stepper
            label="Espresso shots"
            value={count}
            min={1}
            max={4}
            onValueChange={setCount}
            decrementLabel="Fewer shots"
            incrementLabel="More shots"
            valueText={`${count} shots`}
          />
        </Specimen>
      </div>
      <Specimen name="Segmented: arrow keys">
        <Segmented
          legend="How to get it"
          value={way}
          onValueChange={setWay}
          options={[
            { value: 'pickup', label: 'Pickup', icon: <ShoppingBag /> },
            { value: 'delivery', label: 'Delivery', icon: <ArrowRight /> },
          ]}
        />
      </Specimen>
      <Specimen name="Tabs: arrow keys, Home, End">
        <Tabs
          label="Stores"
          value={tab}
          onValueChange={setTab}
          tabs={[
            { id: 'nearby', label: 'Nearby', panel: <p>Stores around the middle of the map.</p> },
            { id: 'favourites', label: 'Favorites', panel: <p>Stores with a heart.</p> },
            { id: 'previous', label: 'Previous', panel: <p>Stores where you ordered.</p> },
          ]}
        />
      </Specimen>
    </GallerySection>
  );
}
