/** Where the shop is. Address and postcode do not exist. */
const place = { street: 'The Old Glasshouse, 3 Larkspur Yard', town: 'Chichester', postcode: 'PO19 0ZZ' } as const;
const shop = `${place.street}, ${place.town} ${place.postcode}` as const;

export const premises = { place, shop, trader: `Posy Flowers Ltd, ${shop}` } as const;
