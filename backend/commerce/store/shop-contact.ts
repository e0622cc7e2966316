const PLACE = { street: 'The Old Glasshouse, 3 Larkspur Yard', city: 'Chichester', postcode: 'PO19 0ZZ' } as const;

/** The shop's contact details, which every email must contain. */
export const SHOP_CONTACT = {
  ...PLACE,
  name: 'Posy',
  company: 'Posy Flowers Ltd',
  address: `${PLACE.street}, ${PLACE.city} ${PLACE.postcode}`,
  phone: '01632 960 417',
  email: 'flowers@posy.example',
  companyNumber: '99041796',
  vatNumber: 'GB 417 2096 53',
} as const;
