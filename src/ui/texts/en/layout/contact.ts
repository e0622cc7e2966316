/** How to reach the shop. The telephone number is from the range reserved for fiction. */
export const contactTexts = {
  phone: '01632 960 417',
  phoneLink: 'tel:+441632960417',
  email: 'flowers@posy.example',
  emailLink: 'mailto:flowers@posy.example',
} as const;
