/** Contact details. The telephone number is from the range reserved for fiction. */
export const contactTexts = {
  phone: '01632 960 417',
  phoneLink: 'tel:+441632960417',
  email: 'flowers@posy.example',
  emailLink: 'mailto:flowers@posy.example',
  trader: 'Posy Flowers Ltd, The Old Glasshouse, Chichester',
  shop: 'The Old Glasshouse, Chichester',
} as const;
