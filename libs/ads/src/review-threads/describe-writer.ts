import type { ReviewComment } from '@adwright/contracts/review';

/**
 * The side that reads the comments. The side is `sender` for members of the workspace that sent the ads,
 * `client` for visitors of the review link.
 */
export type ReviewSide = 'sender' | 'client';

interface Writer {
  name: string;
  /**
   * Label that distinguishes a member of the workspace from a reviewer with the same name; null for reviewers.
   */
  role: string | null;
}

/**
 * Returns the name of a comment's writer, and a label for members of the workspace. The label is not part of
 * the name, so that a reviewer can't imitate it by typing a name.
 */
export function describeWriter(
  { author, is_sender: isSender, is_own: isOwn, sender_number: number }: ReviewComment,
  side: ReviewSide,
): Writer {
  if (!isSender) return { name: author ?? 'Reviewer', role: null };
  const role = side === 'sender' ? 'Your team' : 'Sender';
  if (isOwn) return { name: 'You', role };
  if (author !== null) return { name: author, role };
  if (number !== null) return { name: `Member ${number}`, role };
  return { name: side === 'sender' ? 'Somebody' : 'The sender', role };
}
