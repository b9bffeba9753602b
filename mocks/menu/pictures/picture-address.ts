/** Where the picture of a product is, on the app's own host. */
export const pictureAddress = (productNumber: string): string => `/art/menu/${productNumber}.svg`;
