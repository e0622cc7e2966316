import { render, screen } from '@testing-library/react';
import { AddressFields } from '../../../src/ui/components/checkout/AddressFields';
import { AddressLines } from '../../../src/ui/components/checkout/AddressLines';
import { AddressEntry } from '../../../src/ui/view-models/shared/address-entry';
import { anAddress } from '../../builders/an-address';

test.each([
  ['JE2 3QA', 'Jersey'],
  ['GY1 1AA', 'Guernsey'],
  ['IM1 1AA', 'Isle of Man'],
  ['PO19 1AA', 'United Kingdom'],
])('S7-26 an address with the postcode %s ends with %s', (postcode, country) => {
  const { container } = render(<AddressLines address={anAddress({ postcode })} locale="en-GB" />);
  expect(container.textContent).toContain(`${postcode}${country}`);
});

test.each([
  ['Dublin', 'Dublin', 1],
  ['Dublin 2', 'dublin', 0],
  ['Swords', 'Dublin', 1],
  ['Corkhill', 'Cork', 1],
])('S7-26 an address in %s, %s has lines that are the county alone: %i', (city, name, count) => {
  const region = { code: '', id: null, name };
  const { container } = render(<AddressLines address={anAddress({ city, region })} locale="en-IE" />);
  const lines = [...container.querySelectorAll('span')].map(({ textContent }) => textContent);
  expect(lines).toContain(city);
  expect(lines.filter((line) => line === name)).toHaveLength(count);
});

test.each([
  ['IE', 'Postcode (Eircode)'],
  ['GB', 'Postcode'],
])('S5-7 the field of the postcode in %s is called %s', (countryCode, label) => {
  const useCases = {
    countries: () => Promise.reject(new Error('unused')),
    country: () => new Promise<never>(() => undefined),
  };
  const entry = new AddressEntry({ useCases, onEdit: () => undefined });
  entry.type('countryCode', countryCode);
  render(<AddressFields entry={entry} section="shipping" />);
  expect(screen.getByLabelText(label)).toBeTruthy();
});
