import { ANSWER_TIMES } from '../../backend/commerce/enquiry/answer-times';
import { ENQUIRY_YEARS_KEPT as YEARS_DELETED } from '../../backend/commerce/enquiry/delete-enquiries';
import {
  choicesOf as choicesOfBackend,
  type EnquiryField as WireField,
  FIELD_RULES,
  KINDS,
} from '../../backend/commerce/enquiry/enquiry-fields';
import { fromEnquiry } from '../../src/adapters/graphql-middleware/customer/middleware-enquiries';
import {
  ASKED_FIELDS,
  choicesOf,
  ENQUIRY_KINDS,
  ENQUIRY_YEARS_KEPT,
  MAX_ENQUIRY,
  type EnquiryField,
} from '../../src/domain/enquiries/enquiry';
import { answerTimes } from '../../src/ui/texts/en/enquiries/answer-times';

/** The backend's name of a field. */
function wireName(kind: (typeof ENQUIRY_KINDS)[number], field: EnquiryField): WireField {
  const sent = fromEnquiry({ kind, fields: { [field]: 'x' }, story: null });
  return (Object.keys(sent).find((name) => name !== 'about') ?? '') as WireField;
}

test.each(ENQUIRY_KINDS)('page and backend ask the same about "%s", with the same limits and choices', (kind) => {
  const asked = ASKED_FIELDS[kind].map(({ field }) => wireName(kind, field));
  expect(KINDS[kind].fields).toEqual(asked);
  const needed = ASKED_FIELDS[kind].flatMap(({ field, isRequired }) => (isRequired ? [wireName(kind, field)] : []));
  expect([...KINDS[kind].needs].sort()).toEqual([...needed].sort());
  for (const { field } of ASKED_FIELDS[kind]) {
    const name = wireName(kind, field);
    expect([name, FIELD_RULES[name].most]).toEqual([name, MAX_ENQUIRY[field]]);
    expect(Object.keys(choicesOfBackend(kind, name) ?? {})).toEqual(choicesOf(kind, field));
  }
});

test('the page says for how long the backend keeps an enquiry', () => {
  expect(YEARS_DELETED).toBe(ENQUIRY_YEARS_KEPT);
});

test('page and emails promise an answer and a decision by the same time', () => {
  expect(ANSWER_TIMES).toEqual(answerTimes);
});
