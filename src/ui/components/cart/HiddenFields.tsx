interface HiddenFieldsProps {
  /** Path that the form comes back to. */
  readonly back: string;
  /** `Cart.id` of the cart that the page shows. */
  readonly cartId: string;
  /** Uid of the item that the form is about. */
  readonly item?: string;
}

/** What a form of the cart sends besides what is typed. */
export function HiddenFields({ back, cartId, item }: HiddenFieldsProps) {
  return (
    <>
      <input type="hidden" name="back" value={back} />
      <input type="hidden" name="cart" value={cartId} />
      {item !== undefined && <input type="hidden" name="item" value={item} />}
    </>
  );
}
