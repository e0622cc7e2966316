/** Until when somebody who writes to the florist has an answer, and who complains a decision; the backend’s emails say the same. */
export const answerTimes = { answer: 'two working days', decision: '30 days' } as const;
