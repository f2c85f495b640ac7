/**
 * Caches a function's last result, because the ten variations of one brief repeat the same call. The next brief
 * replaces the cached data.
 *
 * @param keyOf names everything that the result depends on.
 * @param answer a pure function; its result is shared and must not be changed.
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
