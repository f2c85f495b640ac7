/** The result of a case: named text fields. A picture has the fields of {@link digestOf}. */
export type Fields = Readonly<Record<string, string>>;

/** A case: one recorded result of the engine. */
export interface Case {
  /** Unique path of the case: the group, then the subject. */
  name: string;
  run(): Fields | Promise<Fields>;
}

/** A group of golden cases of one kind, whose results are recorded in one file of the baseline. */
export interface Group {
  name: string;
  /** Whether the results depend on the native graphics libraries. */
  painted: boolean;
  /** Interval n of the sample, of which `npm test` runs every n-th case. */
  sampleStep: number;
  cases(): Case[];
}
