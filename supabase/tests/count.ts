/** How many of the values are equal to this one. */
export const count = <Value>(values: Value[], wanted: Value) =>
  values.filter((value) => value === wanted).length;
