/** Texts that several screens use. */
export const sharedTexts = {
  skipToContent: 'Skip to content',
  addToCart: 'Add to cart',
  adding: 'Adding…',
  addedToCart: (name: string) => `${name} is in your cart.`,
  inCart: 'It is in your cart.',
  viewCart: 'View cart',
  someProduct: 'That product',
  unreachableNow: 'We could not reach the shop just now. Nothing is lost: please try again in a moment.',
  chooseOptions: 'Choose options',
  outOfStock: 'Out of stock',
  /** Of a workshop without places. */
  fullyBooked: 'Fully booked',
  onlyLeft: (count: number) => `Only ${count} left`,
  onlyPlacesLeft: (count: number) => `Only ${count} ${count === 1 ? 'place' : 'places'} left`,
  notSentTo: (country: string) => `Not sent to ${country}`,
  /** For screen readers, before the current price. */
  nowPrice: 'Now',
  wasPrice: 'Was',
  fromPrice: 'From',
  saving: (percent: number) => `Save ${percent}%`,
  rated: (stars: number, count: number) => `Rated ${stars} out of 5 in ${count} ${count === 1 ? 'review' : 'reviews'}`,
  stars: (stars: number) => `★ ${stars}`,
  reviewCount: (count: number) => `(${count})`,
  breadcrumbs: 'Breadcrumbs',
  home: 'Home',
  pageTitle: (page: string, storeName: string) => `${page} – ${storeName}`,
} as const;
