import type { EnquiryActions } from '../../../application/actions/enquiry-actions';
import { makeSendEnquiry } from '../../../application/enquiries/send-enquiry';
import type { ActionTable } from '../action';
import { enquiryForm } from './enquiry-form';
import { EnquiryInput } from './enquiry-inputs';

export const ENQUIRY_ACTIONS: ActionTable<keyof EnquiryActions> = {
  'send-enquiry': {
    access: 'everybody',
    input: EnquiryInput,
    changes: true,
    needs: 'enquiries',
    run: ({ scope: { commerce, content, clock }, input }) =>
      makeSendEnquiry({ enquiries: commerce.enquiries, content, clock })(input),
    form: enquiryForm,
  },
};
