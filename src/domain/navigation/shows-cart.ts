/** Whether the page of this path, without store prefix, shows the cart itself. */
export const showsCart = (path: string): boolean => /^\/(cart|checkout)(\/|$)/.test(path);
