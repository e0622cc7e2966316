import { observer } from 'mobx-react-lite';
import { checkoutTexts } from '../../texts/en/checkout/checkout';
import { validationTexts } from '../../texts/en/validation';
import type { AddressEntry } from '../../view-models/shared/address-entry';
import { Field } from '../forms/Field';
import type { FieldBasics } from '../forms/FieldShell';
import { SelectField } from '../forms/SelectField';
import { RetryBox } from './RetryBox';

/** A select of the country's regions, a text field if it has none, disabled while no country is chosen. */
export const RegionField = observer(function RegionField({ entry, ...field }: FieldBasics & { entry: AddressEntry }) {
  const { regions, loadingRegions, countryCode } = entry;
  if (countryCode === '') return <Field {...field} disabled error={validationTexts.countryFirst} />;
  return (
    <div className="grid gap-2">
      {regions.length > 0 ? (
        <SelectField {...field} choices={regions.map(({ code, name }) => ({ value: code, label: name }))} />
      ) : (
        <Field {...field} />
      )}
      {loadingRegions.error !== null && (
        <RetryBox id={`${field.id}-again`} message={checkoutTexts.regionsFailed} onAgain={() => void entry.load()} />
      )}
    </div>
  );
});
