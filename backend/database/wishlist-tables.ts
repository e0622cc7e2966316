import type { Generated } from 'kysely';

export interface WishlistTables {
  wishlists: { id: Generated<number>; customer_id: number; sharing_code: string; updated_at: string };
  wishlist_items: {
    id: Generated<number>;
    wishlist_id: number;
    product_id: number;
    /** Which one of a configurable product, when that was chosen. */
    variant_id: number | null;
    quantity: number;
    /** JSON of what was picked and written besides, by uids: `{ selected: [uid], entered: [{ uid, value }] }`. */
    choices: string;
    /** All of the wish but its quantity, as one text: equal texts are the same wish. */
    signature: string;
    added_at: string;
  };
}
