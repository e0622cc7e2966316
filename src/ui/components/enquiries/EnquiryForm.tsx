import {
  ASKED_FIELDS,
  type EnquiryKind,
  BUDGETS,
  FIELD_TYPES,
  FREQUENCIES,
  MAX_ENQUIRY,
  type EnquiryField,
} from '../../../domain/enquiries/enquiry';
import { enquiryRefusalMessage, fieldRefusalMessages } from '../../texts/en/enquiries/enquiry-refusals';
import {
  enquiryKindTexts,
  enquiryTexts,
  labelOfField,
  frequencyTexts,
  hintOfField,
  budgetText,
} from '../../texts/en/enquiries/enquiry-texts';
import { captchaTexts } from '../../texts/en/account/captcha';
import { CaptchaNotice } from '../account/CaptchaNotice';
import { inStore } from '../../site-props';
import { enquiryPath } from './EnquiryInvitation';
import type { EnquiryPageProps } from './EnquiryPage';
import { lastDay } from '../../../domain/enquiries/read-enquiry';
import { contactTexts } from '../../texts/en/layout/contact';

type EnquiryFormProps = Omit<EnquiryPageProps, 'kind' | 'isSent'> & { readonly kind: EnquiryKind };

/**
 * The form of an enquiry, which the browser validates and posts by itself, where the shop uses a captcha once `EnquiryCaptcha` has
 * its token. `draft-storage.ts` keeps typed values for the tab.
 */
export function EnquiryForm({
  site: { storePrefix, needsCaptcha },
  kind,
  story,
  today,
  refusals,
  typed,
}: EnquiryFormProps) {
  const texts = enquiryKindTexts[kind];
  const faults = fieldRefusalMessages(refusals);
  return (
    <>
      {refusals.length > 0 && (
        <div className="alert" role="alert">
          <p>{enquiryRefusalMessage(kind, refusals, needsCaptcha)}</p>
          {faults.length > 0 && (
            <ul>
              {faults.map(({ field }) => (
                <li key={field}>
                  <a href={`#${idOfField(kind, field)}`}>{labelOfField(kind, field)}</a>
                </li>
              ))}
            </ul>
          )}
        </div>
      )}
      {story !== null && <p className="enquiry-story">{enquiryTexts.story(story.title)}</p>}
      <p>{texts.about}</p>
      {needsCaptcha && (
        <noscript>
          <p className="alert">{captchaTexts.needsScripts(contactTexts.phone)}</p>
        </noscript>
      )}
      <form
        id="enquiry"
        method="post"
        action="/api/actions/send-enquiry"
        className={needsCaptcha ? 'step-form noscript:hidden' : 'step-form'}
        data-queue={needsCaptcha ? '' : undefined}
      >
        <input type="hidden" name="back" value={enquiryPath(storePrefix, kind, story?.slug)} />
        <input type="hidden" name="about" value={kind} />
        {story !== null && <input type="hidden" name="story" value={story.slug} />}
        {ASKED_FIELDS[kind].map(({ field, isRequired }) => (
          <EnquiryFieldRow
            key={field}
            kind={kind}
            field={field}
            isRequired={isRequired}
            today={today}
            value={typed[field] ?? ''}
            fault={faults.find((one) => one.field === field)?.words ?? null}
          />
        ))}
        {/* People do not see it; programs that fill in every field do. */}
        <div className="enquiry-topic" aria-hidden="true">
          <label htmlFor="enquiry-topic">{enquiryTexts.trap}</label>
          <input id="enquiry-topic" name="topic" tabIndex={-1} autoComplete="off" />
        </div>
        {needsCaptcha && <CaptchaParts />}
        <div className="submit-row">
          <button type="submit" className="button button-large">
            {texts.submit}
          </button>
        </div>
        {needsCaptcha && <CaptchaNotice />}
        <p className="hint">
          <span>{enquiryTexts.kept}</span> <a href={inStore(storePrefix, '/privacy')}>{enquiryTexts.privacy}</a>
        </p>
      </form>
      <OtherWays words={enquiryTexts.instead} />
    </>
  );
}

/** What `EnquiryCaptcha` fills in, or shows when there is no token. */
function CaptchaParts() {
  return (
    <>
      <input type="hidden" name="captchaToken" />
      <p className="alert" id="enquiry-unproven" hidden>
        {enquiryTexts.unproven}
      </p>
    </>
  );
}

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
const idOfField = (kind: EnquiryKind, field: EnquiryField): string => `${kind}-${field}`;

/** A field with its label, hint and fault. */
function EnquiryFieldRow(props: EnquiryFieldRowProps) {
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

/** Telephone number and address of the florist, as an alternative to the form. */
export function OtherWays({ words }: { readonly words: string }) {
  return (
    <p className="enquiry-ways">
      <span>{words}</span>
      <a className="way-on" href={contactTexts.phoneLink}>
        {contactTexts.phone}
      </a>
      <a className="way-on" href={contactTexts.emailLink}>
        {contactTexts.email}
      </a>
    </p>
  );
}
