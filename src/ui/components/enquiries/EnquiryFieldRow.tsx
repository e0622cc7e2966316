import {
  BUDGETS,
  FIELD_TYPES,
  FREQUENCIES,
  MAX_ENQUIRY,
  type EnquiryField,
  type EnquiryKind,
} from '../../../domain/enquiries/enquiry';
import { lastDay } from '../../../domain/enquiries/read-enquiry';
import {
  enquiryTexts,
  frequencyTexts,
  hintOfField,
  labelOfField,
  budgetText,
} from '../../texts/en/enquiries/enquiry-texts';

interface EnquiryFieldRowProps {
  readonly kind: EnquiryKind;
  readonly field: EnquiryField;
  readonly isRequired: boolean;
  /** `YYYY-MM-DD` */
  readonly today: string;
  readonly value: string;
  /** The error message; null if there is nothing. */
  readonly fault: string | null;
}

/** The control's id; typed texts are stored under it, so each kind has its own. */
export const idOfField = (kind: EnquiryKind, field: EnquiryField): string => `${kind}-${field}`;

/** A field with its label, hint and fault. */
export function EnquiryFieldRow(props: EnquiryFieldRowProps) {
  const { kind, field, isRequired, fault } = props;
  const id = idOfField(kind, field);
  const hint = hintOfField(kind, field);
  const described = [hint !== null && `${id}-hint`, fault !== null && `${id}-fault`].filter(Boolean).join(' ');
  return (
    <div className="field">
      <label htmlFor={id}>
        <span className="label">{labelOfField(kind, field)}</span>
        {!isRequired && <span className="hint"> {enquiryTexts.optional}</span>}
      </label>
      {hint !== null && (
        <p className="hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      <Control {...props} described={described === '' ? undefined : described} />
      {fault !== null && (
        <p className="error-text" id={`${id}-fault`}>
          {fault}
        </p>
      )}
    </div>
  );
}

const AUTOCOMPLETE: Partial<Record<EnquiryField, string>> = { name: 'name', email: 'email', phone: 'tel' };
const LINES: Partial<Record<EnquiryField, number>> = { message: 6, wanted: 3 };

function Control({
  kind,
  field,
  isRequired,
  today,
  value,
  fault,
  described,
}: EnquiryFieldRowProps & { readonly described: string | undefined }) {
  const common = {
    id: idOfField(kind, field),
    name: field,
    className: 'input',
    required: isRequired,
    defaultValue: value,
    'aria-invalid': fault !== null || undefined,
    'aria-describedby': described,
  };
  switch (FIELD_TYPES[field]) {
    case 'day':
      return <input {...common} type="date" min={today} max={lastDay(today)} />;
    case 'choice':
      return (
        <select {...common}>
          <option value="">{isRequired ? enquiryTexts.choosePlease : enquiryTexts.notDecided}</option>
          {choices(kind, field).map(([code, words]) => (
            <option key={code} value={code}>
              {words}
            </option>
          ))}
        </select>
      );
    case 'text':
      return <textarea {...common} rows={LINES[field]} maxLength={MAX_ENQUIRY[field]} />;
    case 'email':
      return <input {...common} type="email" autoComplete="email" autoCapitalize="none" spellCheck={false} />;
    case 'phone':
      return <input {...common} type="tel" autoComplete="tel" maxLength={MAX_ENQUIRY[field]} />;
    case 'line':
      return (
        <input {...common} type="text" autoComplete={AUTOCOMPLETE[field] ?? 'off'} maxLength={MAX_ENQUIRY[field]} />
      );
  }
}

/** Codes and texts of what is chosen. */
function choices(kind: EnquiryKind, field: EnquiryField): readonly (readonly [string, string])[] {
  if (field === 'frequency') return FREQUENCIES.map((code) => [code, frequencyTexts[code]] as const);
  const bands = kind === 'wedding' || kind === 'weekly' ? BUDGETS[kind] : [];
  return bands.map((band) => [band.code, budgetText(band)] as const);
}
