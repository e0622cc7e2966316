/** More than this of one piece is a conversation, not an order. */
const TIED_IN_ONE_ORDER = 20;
const NOT_TIED: readonly string[] = ['flowers/by-the-bunch', 'flowers/dried'];

/** The largest quantity in one cart of the products of a category: of tied work, else undefined. */
export function maxQuantityIn(category: string): number | undefined {
  const isTied = /^(flowers|funerals)\//.test(category) && !NOT_TIED.includes(category);
  return isTied ? TIED_IN_ONE_ORDER : undefined;
}
