import type { ReviewComment } from '@adwright/contracts/review';

/** Who reads the comments: a member of the workspace that sent the ads, or a client with the link. */
export type ReviewSide = 'sender' | 'client';

interface Writer {
  name: string;
  /** Marks a member's name, so that a reviewer of the same name can be told apart; null where the name says it. */
  role: string | null;
}

/** Names who wrote a comment. The mark of a member is not part of the name, so a reviewer can't write it as theirs. */
export function describeWriter(
  { author, is_sender: isSender, is_own: isOwn, sender_number: number }: ReviewComment,
  side: ReviewSide,
): Writer {
  if (isOwn) return { name: 'You', role: null };
  if (!isSender) return { name: author ?? 'Reviewer', role: null };
  if (author !== null) return { name: author, role: side === 'sender' ? 'Your team' : 'Sender' };
  if (side === 'sender') return { name: 'Somebody of your team', role: null };
  return { name: number === null ? 'The sender' : `Sender ${number}`, role: null };
}
