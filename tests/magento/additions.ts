/**
 * What our storefront says beyond Magento's schema (docs/decisions/0005), by the document that says it. Each of these
 * documents is asked once more in Magento's words, or done without, when a Magento refuses it.
 */
const ADDITIONS: Readonly<Record<string, readonly string[]>> = {
  'our own productPage': ['ProductInterface.show_flower_care'],
  'our own productOptions': ['ProductAttributeFilterInput.uid'],
  'our own cartPayment': ['Query.cartPayment'],
};

/** As `Type.field`; most documents have none. */
export function additionsIn(document: string): readonly string[] {
  return ADDITIONS[document] ?? [];
}

export const DOCUMENTS_WITH_ADDITIONS: readonly string[] = Object.keys(ADDITIONS);
