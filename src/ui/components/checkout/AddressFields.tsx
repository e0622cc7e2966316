import { observer } from 'mobx-react-lite';
import { ADDRESS_FIELDS, type AddressField } from '../../forms/address-values';
import { checkoutTexts } from '../../texts/en/checkout/checkout';
import type { AddressEntry } from '../../view-models/shared/address-entry';
import { Field } from '../forms/Field';
import { fieldOf } from '../forms/field-of';
import type { FieldBasics } from '../forms/FieldShell';
import { CountryField } from './CountryField';
import { RegionField } from './RegionField';

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
