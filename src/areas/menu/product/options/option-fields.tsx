import { isSupported } from '#domain/menu/choice-change.ts';
import type { OptionGroup, OptionProduct, ProductOption } from '#domain/menu/product.ts';
import { useMessages } from '#messages/messages-provider.tsx';
import { usePrice } from '#parts/money-and-dates.ts';
import { RadioCards } from '#ui/radio-cards/radio-cards.tsx';
import { Stepper } from '#ui/stepper/stepper.tsx';
import type { ReadyProduct } from '../product-choice.flow.ts';
import * as css from './option-fields.css.ts';
import type { OptionSection } from './option-sections.ts';

type OptionFieldsProps = { section: OptionSection; product: ReadyProduct };

/** The options of a section: one of a few as radios, what is counted with its number (MNU-018). */
export function OptionFields({ section: { name, groups }, product }: OptionFieldsProps) {
  return groups.map((group) => {
    // A section of one group has its name already.
    const isAlone = group.name === name;
    return group.maximum === 1 ? (
      <OneOf key={group.id} group={group} product={product} legendHidden={isAlone} />
    ) : (
      <Counted key={group.id} group={group} product={product} titleHidden={isAlone} />
    );
  });
}

type GroupProps = { group: OptionGroup; product: ReadyProduct };

const NONE = '';

function OneOf({ group, product, legendHidden }: GroupProps & { legendHidden: boolean }) {
  const { text } = useMessages();
  const { details, choice, changeOption } = product;
  const { optionsByProductNumber } = details;
  const options = group.options.flatMap((number) => optionsByProductNumber[number] ?? []);
  const chosen = group.options.find((number) => (choice.quantities[number] ?? 0) > 0) ?? NONE;
  const extra = useExtraText(product);
  const needed = useNeededText(product);
  const choose = (number: string) => {
    if (number === NONE) changeOption(chosen, 0);
    else changeOption(number, 1);
  };
  return (
    <RadioCards
      legend={group.name}
      legendHidden={legendHidden}
      options={[
        ...(group.minimum === 0 ? [{ value: NONE, label: text('menu-product.option-none') }] : []),
        ...options.map((option) => ({
          value: option.product.productNumber,
          label: option.product.name,
          detail: needed(option.product),
          trailing: extra(option),
          disabled: !isSupported(option.product, choice),
        })),
      ]}
      value={chosen}
      onValueChange={choose}
    />
  );
}

function Counted({ group, product, titleHidden }: GroupProps & { titleHidden: boolean }) {
  const { optionsByProductNumber } = product.details;
  const options = group.options.flatMap((number) => optionsByProductNumber[number] ?? []);
  return (
    <div className={css.group}>
      {titleHidden ? null : <h3 className={css.title}>{group.name}</h3>}
      <ul className={css.options}>
        {options.map((option) => (
          <CountedOption key={option.product.productNumber} option={option} product={product} />
        ))}
      </ul>
    </div>
  );
}

function CountedOption({ option, product }: { option: ProductOption; product: ReadyProduct }) {
  const { text, number } = useMessages();
  const { choice, most, changeOption } = product;
  const { productNumber, name } = option.product;
  const count = choice.quantities[productNumber] ?? 0;
  const maximum = most(productNumber);
  const extra = useExtraText(product)(option);
  const needed = useNeededText(product)(option.product);
  return (
    <li className={css.option}>
      <span className={css.words}>
        <span className={count > 0 ? css.chosenName : undefined}>{name}</span>
        {extra === undefined ? null : <span className={css.note}>{extra}</span>}
        {needed === undefined ? null : <span className={css.note}>{needed}</span>}
        {needed === undefined && count > 0 && count >= maximum ? (
          <span className={css.note}>{text('menu-product.option-most')}</span>
        ) : null}
      </span>
      <Stepper
        label={name}
        value={count}
        min={0}
        max={maximum}
        onValueChange={(next) => changeOption(productNumber, next)}
        decrementLabel={text('menu-product.option-less', { option: name })}
        incrementLabel={text('menu-product.option-more', { option: name })}
        displayValue={number(count, {})}
        valueText={text('menu.choice.many', { count, option: name })}
      />
    </li>
  );
}

/** What more of an option costs; nothing where it is free. */
function useExtraText({ details, choice }: ReadyProduct): (option: ProductOption) => string | undefined {
  const { text } = useMessages();
  const priceText = usePrice();
  return ({ product: { price, charged, bySize, maximum }, unitOfMeasure: unit }) => {
    const isContained = maximum === 1 && (bySize[choice.sizeCode]?.quantity ?? 0) > 0;
    if (price === 0 || isContained) return undefined;
    const extra = priceText(price, details.product.currency);
    if (charged === 'once' || maximum === 1) return text('menu-product.extra', { price: extra });
    return unit === ''
      ? text('menu-product.extra-each', { price: extra })
      : text('menu-product.extra-per', { price: extra, unit });
  };
}

/** What must be chosen before an option can be. */
function useNeededText({ details, choice }: ReadyProduct): (option: OptionProduct) => string | undefined {
  const { text, locale } = useMessages();
  return (option) => {
    if (isSupported(option, choice)) return undefined;
    const names = option.needs.flatMap((number) => details.optionsByProductNumber[number]?.product.name ?? []);
    return text('menu-product.option-needs', {
      options: new Intl.ListFormat(locale, { type: 'disjunction' }).format(names),
    });
  };
}
