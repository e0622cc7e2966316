import { observer } from 'mobx-react-lite';
import { DEFAULT_COUNTRY } from '../../forms/address-values';
import { checkoutTexts } from '../../texts/en/checkout';
import type { AddressEntry } from '../../view-models/shared/address-entry';
import type { FieldBasics } from '../forms/FieldShell';
import { SelectField } from '../forms/SelectField';
import { RetryBox } from './RetryBox';

const UNTIL_THEY_COME = [{ value: DEFAULT_COUNTRY, label: checkoutTexts.defaultCountry }];

/** Where the shop may be asked to go. Until the list is here it holds the shop's own country. */
export const CountryField = observer(function CountryField({ entry, ...field }: FieldBasics & { entry: AddressEntry }) {
  const { countries, loadingCountries } = entry;
  const known = countries.map(({ code, name }) => ({ value: code, label: name }));
  const listed = known.length > 0 ? known : UNTIL_THEY_COME;
  // What was chosen before a reload stays chosen, even while its name is not known.
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
