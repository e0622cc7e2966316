import { ASKED_FIELDS, type EnquiryKind } from '../../../domain/enquiries/enquiry';
import { enquiryRefusalMessage, fieldRefusalMessages } from '../../texts/en/enquiries/enquiry-refusals';
import { enquiryKindTexts, enquiryTexts, labelOfField } from '../../texts/en/enquiries/enquiry-texts';
import { inStore } from '../../site-props';
import { EnquiryFieldRow, idOfField } from './EnquiryFieldRow';
import { enquiryPath } from './enquiry-path';
import type { NativeEnquiryProps } from './NativeEnquiry';
import { OtherWays } from './OtherWays';

type EnquiryFormProps = Omit<NativeEnquiryProps, 'kind' | 'isSent'> & { readonly kind: EnquiryKind };

/**
 * The form of an enquiry, which the browser validates and posts by itself. `draft-storage.ts` keeps typed values for the
 * tab.
 */
export function EnquiryForm({ site: { storePrefix }, kind, story, today, refusals, typed }: EnquiryFormProps) {
  const texts = enquiryKindTexts[kind];
  const faults = fieldRefusalMessages(refusals);
  return (
    <>
      {refusals.length > 0 && (
        <div className="alert" role="alert">
          <p>{enquiryRefusalMessage(kind, refusals)}</p>
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
      <form id="enquiry" method="post" action="/api/actions/send-enquiry" className="step-form">
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
        <div className="submit-row">
          <button type="submit" className="button button-large">
            {texts.submit}
          </button>
        </div>
        <p className="hint">
          <span>{enquiryTexts.kept}</span> <a href={inStore(storePrefix, '/privacy')}>{enquiryTexts.privacy}</a>
        </p>
      </form>
      <OtherWays words={enquiryTexts.instead} />
    </>
  );
}
