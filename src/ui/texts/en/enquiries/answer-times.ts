/**
 * Time limits for the florist's answer to an enquiry, and for the decision about a complaint; the backend’s emails
 * say the same.
 */
export const answerTimes = { answer: 'two working days', decision: '30 days' } as const;
