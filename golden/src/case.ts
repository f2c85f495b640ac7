/** The result of a case: named text fields. A picture has the fields of {@link digestOf}. */
export type Fields = Readonly<Record<string, string>>;

/** One case with a recorded result. */
export interface Case {
  /** A unique path: the group, then the subject. */
  name: string;
  run(): Fields | Promise<Fields>;
}

/** Cases of one kind, which share a file of the baseline. */
export interface Group {
  name: string;
  /** True when the results depend on the native graphics libraries. */
  painted: boolean;
  /** `npm test` runs every n-th case. */
  sampleStep: number;
  cases(): Case[];
}
