import Star from 'lucide-react/icons/star';
import { useState } from 'react';
import { Art } from '#ui/art/art.tsx';
import type { ArtName } from '#ui/art/art-name.ts';
import { Badge } from '#ui/badge/badge.tsx';
import { Button } from '#ui/button/button.tsx';
import { Card } from '#ui/card/card.tsx';
import { Carousel } from '#ui/carousel/carousel.tsx';
import { EmptyState } from '#ui/empty-state/empty-state.tsx';
import { HeartToggle } from '#ui/heart-toggle/heart-toggle.tsx';
import { ProgressBar } from '#ui/progress-bar/progress-bar.tsx';
import { Skeleton, SkeletonText } from '#ui/skeleton/skeleton.tsx';
import { TextLink } from '#ui/text-link/text-link.tsx';
import { cardGrid } from '#ui/theme/layout.css.ts';
import { look } from '#ui/theme/text.css.ts';
import * as css from './design-gallery.css.ts';
import { GallerySection, Specimen } from './specimen.tsx';

const products: ReadonlyArray<{ readonly picture: ArtName; readonly name: string; readonly price: string }> = [
  { picture: 'drink-latte', name: 'Maple oat latte', price: '$5.45' },
  { picture: 'drink-cold-brew', name: 'North cold brew', price: '$4.75' },
  { picture: 'drink-cappuccino', name: 'Cappuccino', price: '$4.50' },
  { picture: 'drink-matcha', name: 'Matcha', price: '$5.25' },
  { picture: 'drink-mocha', name: 'Copper mocha', price: '$5.65' },
  { picture: 'drink-tea', name: 'Black tea', price: '$3.25' },
  { picture: 'food-croissant', name: 'Butter croissant', price: '$3.75' },
  { picture: 'food-muffin', name: 'Blueberry muffin', price: '$3.95' },
];

export function ContentSection() {
  const [favourite, setFavourite] = useState(true);
  return (
    <GallerySection title="Content">
      <Carousel
        heading={<h3 className={look.heading3}>Picked for the season</h3>}
        previousLabel="Earlier drinks"
        nextLabel="More drinks"
        items={products.map((product) => ({
          id: product.picture,
          content: (
            <Card interactive padding="medium">
              <Art name={product.picture} className={css.productPicture} />
              <p className={look.strong}>
                <TextLink href={`#${product.picture}`} tone="quiet" stretched>
                  {product.name}
                </TextLink>
              </p>
              <p className={look.price}>{product.price}</p>
            </Card>
          ),
        }))}
      />
      <div className={cardGrid}>
        <Card as="article" interactive>
          <div className={css.storeRow}>
            <div className={css.storeWords}>
              <h3 className={look.heading3}>
                <TextLink href="#store" tone="quiet" stretched>
                  Pine Street
                </TextLink>
              </h3>
              <p className={look.smallMuted}>1301 Pine Street, Seattle</p>
              <div className={css.row}>
                <Badge tone="success">Open until 9:00 PM</Badge>
                <Badge>0.4 mi</Badge>
              </div>
            </div>
            <HeartToggle label="Favorite: Pine Street" pressed={favourite} onPress={() => setFavourite(!favourite)} />
          </div>
        </Card>
        <Card as="article" selected>
          <div className={css.storeWords}>
            <h3 className={look.heading3}>Selected store with a long name, Île-des-Sœurs–Place du Commerce</h3>
            <p className={look.smallMuted}>14, place du Commerce, Verdun</p>
            <div className={css.row}>
              <Badge tone="danger">Closed</Badge>
              <Badge tone="warning">Opens at 6:00 AM</Badge>
            </div>
          </div>
        </Card>
        <Card>
          <div className={css.row}>
            <Badge tone="star" icon={<Star aria-hidden="true" />}>
              150 Stars
            </Badge>
            <Badge tone="brand">Gold</Badge>
            <Badge tone="success">Ready</Badge>
          </div>
        </Card>
        <Card aria-busy="true">
          <Specimen name="Skeletons">
            <Skeleton shape="heading" width="half" />
            <SkeletonText lines={3} />
            <div className={css.row}>
              <Skeleton shape="circle" />
              <Skeleton shape="text" width="short" />
            </div>
            <Skeleton shape="control" />
          </Specimen>
        </Card>
        <Card>
          <Specimen name="ProgressBar">
            {[0, 0.4, 1].map((share) => (
              <ProgressBar key={share} share={share} />
            ))}
          </Specimen>
        </Card>
      </div>
      <div className={css.columns}>
        <EmptyState
          picture="empty-no-stores"
          title="No stores here yet"
          headingLevel={3}
          actions={
            <>
              <Button>Search a wider area</Button>
              <Button variant="ghost">Clear filters</Button>
            </>
          }
        >
          Zoom out or try a town close by. The nearest store is 42 miles away.
        </EmptyState>
        <EmptyState picture="empty-offline" title="You’re offline" headingLevel={3} compact>
          What you saw last is still here.
        </EmptyState>
      </div>
    </GallerySection>
  );
}
