/** Whether a text has more than `most` characters, counted as pages count them: an emoji is one. */
export const isLongerThan = (text: string, most: number): boolean => text.length > most && [...text].length > most;
