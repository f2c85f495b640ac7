/** Where the tab keeps an answer to a comment while it is being written. */
export const answerKey = (commentId: string) => `review-answer:${commentId}`;
