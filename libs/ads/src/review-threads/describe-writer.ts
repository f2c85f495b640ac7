import type { ReviewComment } from '@adwright/contracts/review';

/** Who reads the comments: a member of the workspace that sent the ads, or a client with the link. */
export type ReviewSide = 'sender' | 'client';

interface Writer {
  name: string;
  /**
   * Marks every member, so that a reviewer who types a member's name is recognisable; null for reviewers
   * alone.
   */
  role: string | null;
}

/** Names who wrote a comment. The mark of a member is not part of the name, so a reviewer can't write it as theirs. */
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
