/** Texts of the first page of the account. */
export const overviewTexts = {
  nextDelivery: 'Next delivery',
  nextCollection: 'Next collection',
  ofOrder: (number: string) => `Order ${number}`,
  lastOrder: 'Last order',
  placed: (number: string, date: string) => `Order ${number} of ${date}`,
  paid: (total: string, status: string) => `${total}, ${status}`,
  openOrder: 'View the order',
  noOrders: 'Nothing ordered yet.',
  toShop: 'Choose some flowers',
  addresses: 'Addresses',
  noAddresses: 'Save an address, and the checkout fills it in for you.',
  addAddress: 'Add an address',
  noDefault: 'None of them is your default delivery address.',
  wishlist: 'Wishlist',
  emptyWishlist: 'Nothing on it yet. The heart on a product puts it there.',
  openWishlist: 'Open my wishlist',
} as const;

const counted = (count: number, one: string, many: string): string => (count === 1 ? one : many);

export const allOrdersText = (count: number): string => counted(count, 'All orders', `All ${count} orders`);

export const allAddressesText = (count: number): string => counted(count, 'My address', `All ${count} addresses`);

export const wishlistCountText = (count: number): string => counted(count, 'One product', `${count} products`);
