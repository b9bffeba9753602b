/** Where a chosen store is kept between visits. By itself: what clears storage is part of the first load, the store is not. */
export const ORDER_STORE_KEY = 'northstar.order-store';
