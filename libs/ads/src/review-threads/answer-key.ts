/** Returns the session storage key for the draft of an answer. */
export const getAnswerKey = (commentId: string) => `review-answer:${commentId}`;
