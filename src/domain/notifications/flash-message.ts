/** A message for the next page, by name only: its cookie can be written by subdomains, so its text is never shown. */
export type FlashMessage = 'not-authorised' | 'cart-reduced';

export function readFlashMessage(text: string | null): FlashMessage | null {
  return text === 'not-authorised' || text === 'cart-reduced' ? text : null;
}
