/** What Magento sends for a product without a picture: a file of its theme, or the one that the shop uploaded for this. */
const PLACEHOLDER = /\/(?:static|media)\/(?:[^?#]*\/)?placeholder\//i;

/** False for a placeholder of Magento, and for a text that is neither a path of this origin nor a whole address. */
export function isPicture(url: string): boolean {
  const isAddress = /^(?:https?:)?\/\/|^\//i.test(url.trim()) && URL.canParse(url, 'https://posy.invalid');
  return isAddress && !PLACEHOLDER.test(url);
}
