/** Returns the number of values that equal the wanted value. */
export const count = <Value>(values: Value[], wanted: Value) =>
  values.filter((value) => value === wanted).length;
