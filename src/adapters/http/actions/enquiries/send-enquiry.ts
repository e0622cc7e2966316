import type { EnquiryRefusal } from '../../../../application/enquiries/send-enquiry';
import type { Failure } from '../../../../application/ports/failures';
import { ENQUIRY_FIELDS, ENQUIRY_KINDS, type EnquiryKind } from '../../../../domain/enquiries/enquiry';
import { defineAction } from '../../define-action';
import { type FormResult, first, refusalCodes, refusalPairs } from '../../form-outcome';
import { CaptchaToken, Line, Message, OneOf, Optional, RecordOf } from '../../input-rules';

/** Longer than any field may be, so that the rule refuses it with a text for the shopper. */
class EnquiryFieldsInput {
  @Optional() @Message() readonly date?: string;
  @Optional() @Message() readonly place?: string;
  @Optional() @Message() readonly people?: string;
  @Optional() @Message() readonly director?: string;
  @Optional() @Message() readonly frequency?: string;
  @Optional() @Message() readonly budget?: string;
  @Optional() @Message() readonly order?: string;
  @Optional() @Message() readonly message?: string;
  @Optional() @Message() readonly wanted?: string;
  @Optional() @Message() readonly name?: string;
  @Optional() @Message() readonly email?: string;
  @Optional() @Message() readonly phone?: string;
}

class EnquiryInput {
  @OneOf(...ENQUIRY_KINDS) readonly kind!: EnquiryKind;
  @RecordOf(EnquiryFieldsInput) readonly typed!: EnquiryFieldsInput;
  @Line() readonly story!: string;
  @Message() readonly trap!: string;
  @Optional() @CaptchaToken() readonly captchaToken?: string | null;
}

/**
 * Gives the florist an enquiry. The form has `about`, `story`, `topic` (the trap), the fields of the kind and, from a script where
 * the shop uses a captcha, `captchaToken`. The message comes last of what is kept, so that it does not take the place of
 * shorter answers.
 */
export const sendEnquiry = defineAction({
  name: 'send-enquiry',
  access: 'everybody',
  changes: true,
  needs: 'enquiries',
  input: EnquiryInput,
  run: ({ scope: { useCases }, input }) => useCases.pages.sendEnquiry(input),
  form: {
    keeps: [...ENQUIRY_FIELDS.filter((field) => field !== 'message' && field !== 'wanted'), 'wanted', 'message'],
    input: (fields) => ({
      kind: first(fields, 'about'),
      typed: Object.fromEntries(ENQUIRY_FIELDS.map((field) => [field, first(fields, field)])),
      story: first(fields, 'story'),
      trap: first(fields, 'topic'),
      captchaToken: first(fields, 'captchaToken') || null,
    }),
    result: (done) => (done.ok ? [['enquiry', 'sent']] : refused(done.reason)),
  },
});

function refused(reason: EnquiryRefusal | Failure): FormResult {
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
