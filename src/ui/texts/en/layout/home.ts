import { contactTexts } from './contact';

/** Texts of the home page, except the florist's content. */
export const homeTexts = {
  kicker: 'Florist in Chichester',
  orCall: `or call ${contactTexts.phone}`,
  occasions: 'Find flowers by occasion',
  occasionsHeading: 'Who are they for?',
  promises: 'What you can count on',
  byHand: 'Made up by hand in Chichester, brought by our own van or a courier',
  sentAbroad: (country: string) => `Packed by hand in Chichester, sent to ${country} by courier`,
  services: 'Funerals and weddings',
  serviceList: [
    {
      flower: 'lily',
      heading: 'For a funeral',
      text: 'Wreaths, sprays, letters and posies, made by hand. We agree the time with the funeral director, so that you do not have to.',
      label: 'About funeral flowers',
      path: '/chichester-funeral-flowers',
    },
    {
      flower: 'peony',
      heading: 'For a wedding',
      text: 'Bouquets, buttonholes, tables and churches. It begins with a conversation, and nothing is booked until you say so.',
      label: 'About wedding flowers',
      path: '/chichester-wedding-flowers',
    },
  ],
  newsletter: 'News from the bench',
  newsletterLabel: 'Sign up for our newsletter',
  card: 'Your words on a card, written by hand',
} as const;
