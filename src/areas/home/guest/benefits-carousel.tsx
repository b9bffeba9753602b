import { REDEEM_FROM } from '#domain/rewards/loyalty-tier.ts';
import { useMessages } from '#messages/messages-provider.tsx';
import { ProgrammePicture } from '#parts/programme-picture.tsx';
import { Card } from '#ui/card/card.tsx';
import { Carousel } from '#ui/carousel/carousel.tsx';
import { look } from '#ui/theme/text.css.ts';
import * as css from './guest.css.ts';

const BENEFITS = [
  { id: 'earn', picture: 'sr6-rewards/earn' },
  { id: 'redeem', picture: 'home/benefits/redeem' },
  { id: 'birthday', picture: 'home/benefits/birthday' },
  { id: 'order', picture: 'home/benefits/order' },
] as const;

/** What members have of the programme, in four cards (FED-019). */
export function BenefitsCarousel() {
  const { text } = useMessages();
  const texts = {
    earn: text('home-guest.benefits.earn.text'),
    redeem: text('home-guest.benefits.redeem.text', { stars: REDEEM_FROM }),
    birthday: text('home-guest.benefits.birthday.text'),
    order: text('home-guest.benefits.order.text'),
  };
  return (
    <Carousel
      itemWidth="large"
      heading={<h2 className={look.heading2}>{text('home-guest.benefits.title')}</h2>}
      previousLabel={text('home-guest.benefits.previous')}
      nextLabel={text('home-guest.benefits.next')}
      items={BENEFITS.map(({ id, picture }) => ({
        id,
        content: (
          <Card padding="none" className={css.benefit}>
            <ProgrammePicture name={picture} size={[320, 240]} className={css.benefitPicture} />
            <div className={css.benefitWords}>
              <h3 className={look.heading3}>{text(`home-guest.benefits.${id}.title`)}</h3>
              <p className={look.smallMuted}>{texts[id]}</p>
            </div>
          </Card>
        ),
      }))}
    />
  );
}
