export const formTexts = {
  optional: '(optional)',
  pleaseChoose: 'Please choose',
  faults: (count: number) => (count === 1 ? 'One field needs another look.' : `${count} fields need another look.`),
} as const;
