import { observer } from 'mobx-react-lite';
import { ADDRESS_FIELDS, type AddressField, DEFAULT_COUNTRY } from '../../forms/address-values';
import { checkoutTexts } from '../../texts/en/checkout/checkout';
import type { AddressEntry } from '../../view-models/shared/address-entry';
import { Field } from '../forms/Field';
import { fieldOf } from '../forms/field-of';
import type { FieldBasics } from '../forms/FieldShell';
import { SelectField } from '../forms/SelectField';
import { RetryBox } from './RetryBox';
import { formTexts } from '../../texts/en/forms';

interface AddressFieldsProps {
  readonly entry: AddressEntry;
  /** The browser autofills shipping and billing addresses separately; the address book takes whichever. */
  readonly section: 'shipping' | 'billing' | 'account';
  /** Left out where no phone is asked. */
  readonly phoneHint?: string;
}

const TOKENS: Readonly<Record<AddressField, string>> = {
  firstName: 'given-name',
  lastName: 'family-name',
  street: 'address-line1',
  apartment: 'address-line2',
  city: 'address-level2',
  region: 'address-level1',
  countryCode: 'country',
  postcode: 'postal-code',
  phone: 'tel',
};

const LABELS: Readonly<Record<Exclude<AddressField, 'region' | 'postcode'>, string>> = {
  firstName: checkoutTexts.firstName,
  lastName: checkoutTexts.lastName,
  street: checkoutTexts.street,
  apartment: checkoutTexts.apartment,
  city: checkoutTexts.city,
  countryCode: checkoutTexts.country,
  phone: checkoutTexts.phone,
};

/** The customer's own number is asked with their name. */
const fieldsOf = (section: AddressFieldsProps['section']): readonly AddressField[] =>
  section === 'billing' ? ADDRESS_FIELDS.filter((field) => field !== 'phone') : ADDRESS_FIELDS;

const WIDE: ReadonlySet<AddressField> = new Set<AddressField>(['street', 'apartment']);

/** The fields of an address, in UK order. */
export const AddressFields = observer(function AddressFields({ entry, section, phoneHint }: AddressFieldsProps) {
  const { form } = entry;
  const basics = (field: AddressField): FieldBasics => ({
    ...fieldOf(form, section, field, {
      label: field === 'region' || field === 'postcode' ? checkoutTexts[field](form.values.countryCode) : LABELS[field],
      autoComplete: section === 'account' ? TOKENS[field] : `${section} ${TOKENS[field]}`,
    }),
    required:
      field !== 'apartment' &&
      (field !== 'phone' || section === 'account') &&
      (field !== 'region' || entry.regions.length > 0),
    onType: (value) => entry.type(field, value),
  });
  return (
    <div className="step-fields">
      {fieldsOf(section).map((field) => (
        <div key={field} className={WIDE.has(field) ? 'step-wide' : undefined}>
          <OneField field={field} basics={basics(field)} entry={entry} phoneHint={phoneHint} />
        </div>
      ))}
    </div>
  );
});

interface OneFieldProps extends Pick<AddressFieldsProps, 'entry' | 'phoneHint'> {
  readonly field: AddressField;
  readonly basics: FieldBasics;
}

function OneField({ field, basics, entry, phoneHint }: OneFieldProps) {
  switch (field) {
    case 'region':
      return <RegionField {...basics} entry={entry} />;
    case 'countryCode':
      return <CountryField {...basics} entry={entry} />;
    case 'phone':
      return <Field {...basics} type="tel" hint={phoneHint} />;
    case 'postcode':
      return <Field {...basics} capitals="characters" />;
    case 'firstName':
    case 'lastName':
    case 'street':
    case 'apartment':
    case 'city':
      return <Field {...basics} capitals="words" />;
  }
}

const UNTIL_THEY_COME = [{ value: DEFAULT_COUNTRY, label: checkoutTexts.defaultCountry }];

/** Select of the countries the shop delivers to; only the shop's own until the list has loaded. */
const CountryField = observer(function CountryField({ entry, ...field }: FieldBasics & { entry: AddressEntry }) {
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

/** A select of the country's regions, a text field if it has none, disabled while no country is chosen. */
const RegionField = observer(function RegionField({ entry, ...field }: FieldBasics & { entry: AddressEntry }) {
  const { regions, loadingRegions, countryCode } = entry;
  if (countryCode === '') return <Field {...field} disabled error={formTexts.countryFirst} />;
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
