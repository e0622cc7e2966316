import { contactTexts } from './contact';

/** Words of the home page that the florist does not write herself. */
export const homeTexts = {
  kicker: 'Florist in Chichester',
  orCall: `or call ${contactTexts.phone}`,
  occasions: 'Find flowers by occasion',
  occasionsHeading: 'Who are they for?',
  promises: 'What you can count on',
  byTwo: 'Order by 2 pm and we tie it for the next working day',
  byHand: 'Tied by hand in Chichester, brought by our own van',
  card: 'Your words on a card, written by us with a pen',
} as const;
