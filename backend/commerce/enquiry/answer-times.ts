/** Until when somebody who writes has an answer, and who complains a decision; the storefront says the same to the shopper. */
export const ANSWER_TIMES = { answer: 'two working days', decision: '30 days' } as const;
