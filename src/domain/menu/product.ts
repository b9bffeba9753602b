import type { Availability } from './menu.ts';

/** The nutrition of one size: grams, and milligrams of cholesterol, sodium and caffeine; null where it is not known (MNU-019). */
export type Nutrition = {
  /** As the server words it: `16 fl oz`, `473 ml`. */
  readonly servingSize: string;
  readonly calories: number | null;
  readonly fat: number | null;
  readonly cholesterol: number | null;
  readonly sodium: number | null;
  readonly carbohydrates: number | null;
  readonly sugars: number | null;
  readonly protein: number | null;
  readonly caffeine: number | null;
};

export type ProductSize = {
  readonly sizeCode: string;
  readonly name: string;
  readonly sku: string;
  /** In hundredths of the product's currency. */
  readonly price: number;
  /** Chosen until a person chooses. */
  readonly isUsual: boolean;
  /** Null for what is neither eaten nor drunk. */
  readonly nutrition: Nutrition | null;
};

/** Hot, iced, blended: the last part of the address of a product (MNU-003). */
export type ProductForm = {
  readonly formCode: string;
  readonly name: string;
  readonly sizes: readonly ProductSize[];
};

export type Product = {
  readonly productNumber: string;
  readonly name: string;
  readonly description: string;
  /** The address of its picture; empty where it has none. */
  readonly picture: string;
  readonly availability: Availability;
  /** ISO 4217. */
  readonly currency: string;
  readonly forms: readonly ProductForm[];
  /** A sentence; empty where it has none. */
  readonly ingredients: string;
  /** Null where they are not known, which is not the same as none. */
  readonly allergens: readonly { readonly id: string; readonly name: string }[] | null;
};

/** How much of an option is in a size by itself, and the calories of one more or less; null where they are not known (D-073). */
export type OptionAmount = { readonly quantity: number; readonly calories: number | null };

/** Something that can be put in, left out or chosen: a milk, a syrup, how it is warmed. */
export type OptionProduct = {
  readonly productNumber: string;
  readonly sku: string;
  readonly name: string;
  /** In hundredths of the product's currency, for more than is in it by itself. */
  readonly price: number;
  /** Whether each one more costs the price, or all together. */
  readonly charged: 'each' | 'once';
  readonly maximum: number;
  /** Numbers of options of which one must be chosen with it; empty where it needs none. */
  readonly needs: readonly string[];
  /** Ids; null where they are not known (D-073). */
  readonly allergens: readonly string[] | null;
  readonly bySize: Readonly<Record<string, OptionAmount>>;
};

/** An option with what it belongs to (MNU-016). */
export type ProductOption = {
  /** The id of its group. */
  readonly category: string;
  /** The id of the group of groups; null where its group is in none. */
  readonly parentCategory: string | null;
  readonly product: OptionProduct;
  /** Pump, shot; empty where it is not counted. */
  readonly unitOfMeasure: string;
};

export type OptionGroup = {
  readonly id: string;
  readonly name: string;
  readonly parent: { readonly id: string; readonly name: string } | null;
  /** How many of its options together. */
  readonly minimum: number;
  readonly maximum: number;
  /** The numbers of its options, in the order in which they are shown. */
  readonly options: readonly string[];
};

/**
 * A picture over that of a product, on a clear background: seen where all of some options are chosen, at least one of others, and
 * none of a third kind; each list may be empty.
 */
export type PictureLayer = {
  readonly image: string;
  readonly all: readonly string[];
  readonly any: readonly string[];
  readonly none: readonly string[];
};

/** A product with everything that can be chosen about it (MNU-016). */
export type ProductDetails = {
  readonly product: Product;
  readonly optionGroups: readonly OptionGroup[];
  readonly optionsByProductNumber: Readonly<Record<string, ProductOption>>;
  /** What its picture shows of a choice, from below; empty where that cannot be seen. */
  readonly pictureLayers: readonly PictureLayer[];
};
