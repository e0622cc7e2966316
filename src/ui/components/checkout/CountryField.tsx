import { observer } from 'mobx-react-lite';
import { DEFAULT_COUNTRY } from '../../forms/address-values';
import { checkoutTexts } from '../../texts/en/checkout/checkout';
import type { AddressEntry } from '../../view-models/shared/address-entry';
import type { FieldBasics } from '../forms/FieldShell';
import { SelectField } from '../forms/SelectField';
import { RetryBox } from './RetryBox';

const UNTIL_THEY_COME = [{ value: DEFAULT_COUNTRY, label: checkoutTexts.defaultCountry }];

/** Select of the countries the shop delivers to; only the shop's own until the list has loaded. */
export const CountryField = observer(function CountryField({ entry, ...field }: FieldBasics & { entry: AddressEntry }) {
  const { countries, loadingCountries } = entry;
  const known = countries.map(({ code, name }) => ({ value: code, label: name }));
  const listed = known.length > 0 ? known : UNTIL_THEY_COME;
  // A country chosen before a reload stays selected, even while its name is not loaded.
  const isListed = field.value === '' || listed.some(({ value }) => value === field.value);
  const choices = isListed ? listed : [...listed, { value: field.value, label: field.value }];
  return (
    <div className="grid gap-2">
      <SelectField {...field} choices={choices} />
      {loadingCountries.error !== null && (
        <RetryBox id={`${field.id}-again`} message={checkoutTexts.countriesFailed} onAgain={() => void entry.load()} />
      )}
    </div>
  );
});
