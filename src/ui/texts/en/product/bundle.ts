/** Texts of a bundle, which is put together on its page. */
export const bundleTexts = {
  upTo: (amount: string) => `To ${amount}`,
  parts: 'What goes in',
  times: (quantity: number, name: string) => (quantity === 1 ? name : `${quantity} × ${name}`),
  each: (amount: string) => `${amount} each`,
  /** For screen readers, after "Quantity". */
  ofWhat: (name: string) => ` of ${name}`,
  total: 'Your choice comes to',
} as const;
