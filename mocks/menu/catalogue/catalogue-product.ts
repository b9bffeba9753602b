/** How a product is made or sold; the last part of its address. */
export type FormCode = 'hot' | 'iced' | 'blended' | 'kitchen' | 'bakery' | 'packaged' | 'beans' | 'ware';

/** One thing that the pretended retailer sells. */
export type CatalogueProduct = {
  /** Stable: addresses, favourites and past orders name it. */
  number: string;
  form: FormCode;
  /** In English. */
  name: string;
};
