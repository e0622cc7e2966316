import type { Generated } from 'kysely';

export interface WishlistTables {
  wishlists: { id: Generated<number>; customer_id: number; sharing_code: string; updated_at: string };
  wishlist_items: {
    id: Generated<number>;
    wishlist_id: number;
    product_id: number;
    /** The variant of a configurable product, when selected. */
    variant_id: number | null;
    quantity: number;
    /** JSON of all other selected options by uid: `{ selected: [uid], entered: [{ uid, value }] }`. */
    choices: string;
    /** All of the item but its quantity, as one text: equal texts are the same item. */
    signature: string;
    added_at: string;
  };
}
