/** Words of the product page that no script changes. */
export const productWords = {
  tiedByHand: 'Tied by hand in our own shop, that morning',
  broughtOnYourDay: 'Brought on the day you choose',
  broughtToTheDoor: 'Brought to the door, packed by hand',
  personAnswers: 'A person answers our telephone',
  orderByPhone: 'We put this together with you. To order it, please call us on',
  description: 'Description',
  flowerCare: 'How to care for cut flowers',
  flowerCarePath: '/flower-care',
} as const;
