interface HiddenFieldsProps {
  /** Path to redirect to after the form is handled. */
  readonly back: string;
  /** `Cart.id` of the cart that the page shows. */
  readonly cartId: string;
  /** Uid of the cart item. */
  readonly item?: string;
}

/** Hidden fields of a cart form. */
export function HiddenFields({ back, cartId, item }: HiddenFieldsProps) {
  return (
    <>
      <input type="hidden" name="back" value={back} />
      <input type="hidden" name="cart" value={cartId} />
      {item !== undefined && <input type="hidden" name="item" value={item} />}
    </>
  );
}
