/** The shop's contact details, which every email must contain. */
export const SHOP_CONTACT = {
  name: 'Posy',
  company: 'Posy Flowers Ltd',
  address: 'The Old Glasshouse, 3 Larkspur Yard, Chichester PO19 0ZZ',
  phone: '01632 960 417',
  email: 'flowers@posy.example',
  companyNumber: '99041796',
  vatNumber: 'GB 417 2096 53',
} as const;
