const byPhone = 'A florist answers the phone';
const tied = 'Tied by hand in our own shop';
const mailSent = (email: string) =>
  `We are sending an e-mail to ${email === '' ? 'you' : email} with everything you ordered. If it has not arrived within an hour, check your junk folder, then call us.`;

/** What the checkout says about the place that an order goes to: somebody's home, or a funeral. */
const gift = {
  heading: 'Recipient details',
  hint: 'Who it is for, and where it is going.',
  deliverTo: 'Deliver to',
  phoneHint: 'The recipient’s number. We call it only if we can’t find the address.',
  claims: [tied, 'Delivered on the day you chose', byPhone],
  bringOn: (recipient: string, days: readonly string[]) =>
    `We will bring your order${recipient === '' ? '' : ` to ${recipient}`} on ${days.join(' and on ')}.`,
  steps: [
    'We will make it up on the morning it leaves the shop.',
    'If nobody is in, we will leave it somewhere safe or with a neighbour, and leave a card to say where.',
  ],
} as const;

const funeral: Destination = {
  heading: 'Where the flowers go',
  hint: 'The address of the funeral director, church, crematorium or home, and the name of whoever receives the flowers there.',
  deliverTo: 'Flowers go to',
  phoneHint: 'The number of whoever receives the flowers, so that we can agree the time. We use it for nothing else.',
  claims: [tied, 'We agree the time with the funeral director', byPhone],
  bringOn: (_recipient, days) =>
    `We will bring the flowers to the place you named, in time for the service on ${days.join(' and on ')}.`,
  steps: [
    'We will telephone the funeral director, or whoever receives the flowers, to agree the time.',
    'We will make them up as close to the service as we can. If anything about it changes, please call us.',
  ],
};

interface Destination {
  readonly heading: string;
  readonly hint: string;
  readonly deliverTo: string;
  readonly phoneHint: string;
  readonly claims: readonly string[];
  readonly bringOn: (recipient: string, days: readonly string[]) => string;
  readonly steps: readonly string[];
}

/** A cart with anything for a funeral goes there. */
export const destinationTexts = (isFuneral: boolean): Destination => (isFuneral ? funeral : gift);

/** Where nothing is delivered. */
export const claimsOfWords: readonly string[] = [byPhone];

/** What happens after an order. */
export function thanksSteps(
  { email, isCollected, isFuneral }: { email: string; isCollected: boolean; isFuneral: boolean },
  hasDay: boolean,
): readonly string[] {
  const collected = 'We will make it up that morning. Please bring the order number with you.';
  if (isCollected) return [mailSent(email), collected];
  return [mailSent(email), ...(hasDay ? destinationTexts(isFuneral).steps : [])];
}
