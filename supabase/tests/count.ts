/** Returns the number of values that equal this one. */
export const count = <Value>(values: Value[], wanted: Value) =>
  values.filter((value) => value === wanted).length;
