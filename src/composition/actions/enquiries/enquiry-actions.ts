import type { EnquiryActions } from '../../../application/actions/enquiry-actions';
import type { ActionTable } from '../action';
import { enquiryForm } from './enquiry-form';
import { EnquiryInput } from './enquiry-inputs';

export const ENQUIRY_ACTIONS: ActionTable<keyof EnquiryActions> = {
  'send-enquiry': {
    access: 'everybody',
    input: EnquiryInput,
    changes: true,
    needs: 'enquiries',
    run: ({ scope: { useCases }, input }) => useCases.pages.sendEnquiry(input),
    form: enquiryForm,
  },
};
