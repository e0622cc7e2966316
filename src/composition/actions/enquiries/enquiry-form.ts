import type { OutputOf } from '../../../application/actions/actions';
import { ENQUIRY_FIELDS } from '../../../domain/enquiries/enquiry';
import type { FormDefinition, FormResult } from '../form';
import { first } from '../form-body';
import { refusalCodes, refusalPairs } from '../form-result-query';

/**
 * `about`, `story`, `topic` (the trap), and the fields of the kind. The message comes last of what is kept, so that it does not take the
 * place of shorter answers.
 */
export const enquiryForm: FormDefinition = {
  keeps: [...ENQUIRY_FIELDS.filter((field) => field !== 'message' && field !== 'wanted'), 'wanted', 'message'],
  input: (fields) => ({
    kind: first(fields, 'about'),
    typed: Object.fromEntries(ENQUIRY_FIELDS.map((field) => [field, first(fields, field)])),
    story: first(fields, 'story'),
    trap: first(fields, 'topic'),
  }),
  result: (done: OutputOf<'send-enquiry'>) => (done.ok ? [['enquiry', 'sent']] : refused(done.reason)),
};

function refused(reason: Extract<OutputOf<'send-enquiry'>, { ok: false }>['reason']): FormResult {
  switch (reason.kind) {
    case 'fields':
      return refusalPairs(
        reason.fields.map((one) => ({
          kind: one.kind,
          subject: one.field,
          detail: 'limit' in one ? String(one.limit) : '',
        })),
      );
    case 'trapped':
    case 'not-offered':
      return refusalPairs([{ kind: reason.kind, subject: '', detail: '' }]);
    default:
      return refusalPairs(refusalCodes(reason));
  }
}
