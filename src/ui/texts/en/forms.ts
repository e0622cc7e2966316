export const formTexts = {
  optional: '(optional)',
  pleaseChoose: 'Please choose',
  show: 'Show',
  hide: 'Hide',
  showPassword: 'Show password',
  hidePassword: 'Hide password',
  faults: (count: number) => (count === 1 ? 'Please check one field.' : `Please check ${count} fields.`),
} as const;
