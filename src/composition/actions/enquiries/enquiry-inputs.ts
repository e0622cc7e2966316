import { ENQUIRY_KINDS } from '../../../domain/enquiries/enquiry';
import { Line, Message, OneOf, Optional, RecordOf } from '../input-rules';

/** Longer than any field may be, so that the rule refuses it with a text for the shopper. */
class EnquiryFieldsInput {
  @Optional() @Message() date?: string;
  @Optional() @Message() place?: string;
  @Optional() @Message() people?: string;
  @Optional() @Message() director?: string;
  @Optional() @Message() frequency?: string;
  @Optional() @Message() budget?: string;
  @Optional() @Message() order?: string;
  @Optional() @Message() message?: string;
  @Optional() @Message() wanted?: string;
  @Optional() @Message() name?: string;
  @Optional() @Message() email?: string;
  @Optional() @Message() phone?: string;
}

export class EnquiryInput {
  @OneOf(...ENQUIRY_KINDS) kind?: string;
  @RecordOf(EnquiryFieldsInput) typed?: EnquiryFieldsInput;
  @Line() story?: string;
  @Message() trap?: string;
}
