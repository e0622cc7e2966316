/** Time limits for the answer to an enquiry, and for the decision about a complaint; the storefront shows the same. */
export const ANSWER_TIMES = { answer: 'two working days', decision: '30 days' } as const;
