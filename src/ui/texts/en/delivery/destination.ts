const byPhone = 'A florist answers the phone';

/** What the checkout says about the place that an order goes to: somebody's home, or a funeral. */
const gift: Destination = {
  heading: 'Recipient details',
  hint: 'Who it is for, and where it is going.',
  deliverTo: 'Deliver to',
  phoneHint: 'The recipient’s number. It is called only if the address cannot be found.',
  dayClaim: (days) => (days === 1 ? 'Delivered on the day you chose' : 'Delivered on the days you chose'),
};

const funeral: Destination = {
  heading: 'Where the flowers go',
  hint: 'The address of the funeral director, church, crematorium or home, and the name of whoever receives the flowers there.',
  deliverTo: 'Flowers go to',
  phoneHint: 'The number of whoever receives the flowers, so that we can agree the time. We use it for nothing else.',
  dayClaim: () => 'We agree the time with whoever receives them',
};

interface Destination {
  readonly heading: string;
  readonly hint: string;
  readonly deliverTo: string;
  readonly phoneHint: string;
  /** What is promised of its days. */
  readonly dayClaim: (days: number) => string;
}

/** A cart with anything for a funeral goes there. */
export const destinationTexts = (isFuneral: boolean): Destination => (isFuneral ? funeral : gift);

/** What is claimed of an order: only the last where nothing is delivered, or no day is chosen yet. */
export function orderClaims(made: string | null, dayClaim: string | null): readonly string[] {
  return [...(made === null ? [] : [made]), ...(dayClaim === null ? [] : [dayClaim]), byPhone];
}
