import { AppError } from '@adwright/contracts/values';

/** A fault that the check found in a finished picture. */
export interface Defect {
  /** The defect as one phrase about the picture for the log, such as "is blank". */
  found: string;
  /**
   * The message for the user: what could not be done, and what the user can do instead. Absent if the
   * provider caused the defect and not the request.
   */
  refusal?: Refusal;
}

export interface Refusal {
  code: 'text_does_not_fit' | 'unreadable_image';
  message: string;
}

/**
 * Creates the error for defects that remain after two attempts: a refusal of the request, or a failure of the
 * provider.
 */
export function describeFailure(defects: readonly Defect[], before: readonly Defect[]): AppError {
  const found = (list: readonly Defect[]) => list.map((defect) => defect.found).join('; ');
  const reason = `${found(before)}; again: ${found(defects)}`;
  const [refusal] = defects.flatMap((defect) => defect.refusal ?? []);
  if (!refusal || !defects.every((defect) => defect.refusal))
    return new AppError('provider_failed', reason);
  return new AppError(refusal.code, reason, {
    userMessage: `${refusal.message} Your credits were returned.`,
  });
}
