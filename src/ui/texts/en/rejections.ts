/**
 * Texts of the backend's refusal codes, for pages without scripts. The URL carries only the code, so that a link cannot
 * inject a text.
 */
export function rejectionByCode(code: string): string {
  switch (code) {
    case 'INSUFFICIENT_STOCK':
      return 'We do not have that many left.';
    case 'NOT_SALABLE':
      return 'It is not available at the moment.';
    case 'PRODUCT_NOT_FOUND':
      return 'It is no longer in the shop.';
    default:
      return 'We could not add it. Please check your choices, or call us.';
  }
}
