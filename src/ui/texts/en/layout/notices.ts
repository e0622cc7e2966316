/** Notices that belong to no screen. */
export const noticesTexts = {
  label: 'Messages',
  closeNotice: (about: string) => `Close message: ${about}`,
} as const;
