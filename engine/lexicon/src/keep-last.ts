/**
 * Keeps a function's last answer: the ten variations of one brief ask the same in a row. Nothing of a brief outlives the
 * next one.
 *
 * @param keyOf names all that the answer depends on.
 * @param answer pure; what it gives is shared and must not be changed.
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
