/** What a form without scripts has to say besides what is typed: where to come back to, and which item it is about. */
export function HiddenFields({ back, item }: { readonly back: string; readonly item?: string }) {
  return (
    <>
      <input type="hidden" name="back" value={back} />
      {item !== undefined && <input type="hidden" name="item" value={item} />}
    </>
  );
}
