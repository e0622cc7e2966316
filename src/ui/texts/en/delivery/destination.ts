const byPhone = 'A florist answers the phone';

/** What the checkout says about an order's destination: the recipient's home, or a funeral. */
const gift: Destination = {
  heading: 'Recipient details',
  hint: 'Who it is for, and where it is going.',
  deliverTo: 'Deliver to',
  phoneHint: 'The recipient’s number. It is called only if the address cannot be found.',
  claims: (days) => [
    'Packed by hand in our own shop',
    days === 1 ? 'Delivered on the day you chose' : 'Delivered on the days you chose',
    byPhone,
  ],
};

const funeral: Destination = {
  heading: 'Where the flowers go',
  hint: 'The address of the funeral director, church, crematorium or home, and the name of whoever receives the flowers there.',
  deliverTo: 'Flowers go to',
  phoneHint: 'The number of whoever receives the flowers, so that we can agree the time. We use it for nothing else.',
  claims: () => ['We agree the time with whoever receives them', byPhone],
};

interface Destination {
  readonly heading: string;
  readonly hint: string;
  readonly deliverTo: string;
  readonly phoneHint: string;
  /** Sentences that are true of all deliveries on these days. */
  readonly claims: (days: number) => readonly string[];
}

/** A cart with anything for a funeral goes there. */
export const destinationTexts = (isFuneral: boolean): Destination => (isFuneral ? funeral : gift);

/** Where nothing is delivered, or no day is chosen yet. */
export const claimsOfWords: readonly string[] = [byPhone];
