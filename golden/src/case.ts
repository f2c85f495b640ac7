/**
 * The result of a golden case: text fields by name. The result of a picture has the fields of {@link digestOf}.
 */
export type Fields = Readonly<Record<string, string>>;

/** A golden case: one result of the engine that the baseline records. */
export interface Case {
  /** Unique path of the case: the group, then the subject. */
  name: string;
  run(): Fields | Promise<Fields>;
}

/** A group of similar golden cases with results in one file of the baseline. */
export interface Group {
  name: string;
  /** Whether the results of the group depend on the native graphics libraries. */
  painted: boolean;
  /** `npm test` runs every `sampleStep`th case of the group. */
  sampleStep: number;
  cases(): Case[];
}
