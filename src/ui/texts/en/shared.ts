/** Words that stand on more than one screen. */
export const sharedTexts = {
  skipToContent: 'Skip to content',
  addToCart: 'Add to cart',
  adding: 'Adding…',
  addedToCart: (name: string) => `${name} is in your cart.`,
  inCart: 'It is in your cart.',
  viewCart: 'View cart',
  chooseOptions: 'Choose options',
  outOfStock: 'Out of stock',
  onlyLeft: (count: number) => `Only ${count} left`,
  /** Read out before the price that counts. */
  nowPrice: 'Now',
  wasPrice: 'Was',
  fromPrice: 'From',
  saving: (percent: number) => `Save ${percent}%`,
  rated: (stars: number, count: number) => `Rated ${stars} out of 5 in ${count} ${count === 1 ? 'review' : 'reviews'}`,
  stars: (stars: number) => `★ ${stars}`,
  reviewCount: (count: number) => `(${count})`,
  breadcrumbs: 'Breadcrumbs',
  home: 'Home',
  pageTitle: (page: string) => `${page} – Posy`,
} as const;
