/** Where the shop is. Address and postcode do not exist. */
export const premises = {
  trader: 'Posy Flowers Ltd, The Old Glasshouse, 3 Larkspur Yard, Chichester PO19 0ZZ',
  shop: 'The Old Glasshouse, 3 Larkspur Yard, Chichester PO19 0ZZ',
} as const;
