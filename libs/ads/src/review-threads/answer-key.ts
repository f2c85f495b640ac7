/** Session storage key for the draft of an answer. */
export const answerKey = (commentId: string) => `review-answer:${commentId}`;
