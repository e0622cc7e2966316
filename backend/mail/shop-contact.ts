/** The shop's contact details, which every email must contain. */
export const SHOP_CONTACT = {
  name: 'Posy',
  company: 'Posy Flowers Ltd',
  address: 'The Old Glasshouse, Chichester',
  phone: '01632 960 417',
  email: 'flowers@posy.example',
  vatNumber: 'GB 417 2096 53',
} as const;
