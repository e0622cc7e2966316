/** Where the shop is, and when it is open. Address and postcode do not exist. */
export const premises = {
  trader: 'Posy Flowers Ltd, The Old Glasshouse, 3 Larkspur Yard, Chichester PO19 0ZZ',
  shop: 'The Old Glasshouse, 3 Larkspur Yard, Chichester PO19 0ZZ',
  hours: 'Monday to Friday 8.30 am to 5.30 pm, Saturday 9 am to 4 pm',
} as const;
