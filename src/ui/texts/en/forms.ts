export const formTexts = {
  optional: '(optional)',
  pleaseChoose: 'Please choose',
  show: 'Show',
  hide: 'Hide',
  showPassword: 'Show password',
  hidePassword: 'Hide password',
  countryFirst: 'Please select a country first',
  uncheckable: 'We could not check what you typed, because the connection dropped. Nothing is lost: please try again.',
  faults: (count: number) => (count === 1 ? 'Please check one field.' : `Please check ${count} fields.`),
} as const;
