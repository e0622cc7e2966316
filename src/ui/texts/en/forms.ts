export const formTexts = {
  optional: '(optional)',
  pleaseChoose: 'Please choose',
  faults: (count: number) => (count === 1 ? 'Please check one field.' : `Please check ${count} fields.`),
} as const;
