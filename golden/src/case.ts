/** What a case gave: named fields of plain text. A picture's are those of {@link digestOf}. */
export type Fields = Readonly<Record<string, string>>;

/** One thing whose result the baseline holds. */
export interface Case {
  /** Path-like: the group, then what it shows; unique. */
  name: string;
  run(): Fields | Promise<Fields>;
}

/** Cases of one kind. They stand in one file of the baseline. */
export interface Group {
  name: string;
  /** Whether the results depend on the native libraries that paint. */
  painted: boolean;
  /** The sample of `npm test` takes every n-th case. */
  sampleStep: number;
  cases(): Case[];
}
