import { useMessages } from '#messages/messages-provider.tsx';
import { Art } from '#ui/art/art.tsx';
import type { ArtName } from '#ui/art/art-name.ts';
import { look } from '#ui/theme/text.css.ts';
import * as css from './delivery.css.ts';

/** How an order comes to the door, in three steps. */
export function DeliverySteps() {
  const { text } = useMessages();
  const steps: { picture: ArtName; title: string; words: string }[] = [
    {
      picture: 'drink-latte',
      title: text('delivery.how-order-title'),
      words: text('delivery.how-order-text'),
    },
    {
      picture: 'drink-cappuccino',
      title: text('delivery.how-make-title'),
      words: text('delivery.how-make-text'),
    },
    {
      picture: 'food-croissant',
      title: text('delivery.how-bring-title'),
      words: text('delivery.how-bring-text'),
    },
  ];
  return (
    <section aria-labelledby="delivery-steps" className={css.how}>
      <h2 id="delivery-steps" className={look.heading2}>
        {text('delivery.how-title')}
      </h2>
      <ol className={css.steps}>
        {steps.map(({ picture, title, words }) => (
          <li key={picture} className={css.step}>
            <div className={css.stepPicture}>
              <Art name={picture} lazy />
            </div>
            <div className={css.stepWords}>
              <h3 className={look.heading3}>{title}</h3>
              <p className={look.smallMuted}>{words}</p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}
