/** Contact details. The telephone number is from the range reserved for fiction; address and postcode do not exist. */
export const contactTexts = {
  phone: '01632 960 417',
  phoneLink: 'tel:+441632960417',
  email: 'flowers@posy.example',
  emailLink: 'mailto:flowers@posy.example',
  trader: 'Posy Flowers Ltd, The Old Glasshouse, 3 Larkspur Yard, Chichester PO19 0ZZ',
  shop: 'The Old Glasshouse, 3 Larkspur Yard, Chichester PO19 0ZZ',
  hours: 'Monday to Friday 8.30 am to 5.30 pm, Saturday 9 am to 4 pm',
} as const;
