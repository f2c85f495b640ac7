/**
 * Caches the last result of a function, because the ten variations of a brief repeat the same call.
 * A call for another brief replaces the cached result.
 *
 * @param keyOf returns all strings on which the result depends.
 * @param answer a pure function; callers share its result and must not change it.
 */
export function keepLast<Asked, Answer>(
  keyOf: (asked: Asked) => readonly (string | undefined)[],
  answer: (asked: Asked) => Answer,
): (asked: Asked) => Answer {
  let last: { key: string; answer: Answer } | undefined;
  return (asked) => {
    const key = JSON.stringify(keyOf(asked));
    if (last?.key !== key) last = { key, answer: answer(asked) };
    return last.answer;
  };
}
