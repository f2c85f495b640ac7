/** A file of the repository that `npm run generate` writes. */
export interface GeneratedFile {
  /** Path relative to the repository. */
  file: string;
  text: string;
  /** Its source, for messages: `the migrations`. */
  source: string;
}

/** Says why a generated file in the repository is outdated; null when it is up to date. */
export function generatedFileProblem(
  { file, text, source }: GeneratedFile,
  kept: string,
): string | null {
  if (kept === text) return null;
  const [keptLines, lines] = [kept.split('\n'), text.split('\n')];
  const at = lines.findIndex((line, index) => line !== keptLines[index]);
  const line = kept.startsWith(text)
    ? 'it has more at its end'
    : `line ${at + 1} should read: ${lines[at]?.trim() ?? ''}`;
  return `${file} is not what ${source} say; ${line}\nnpm run generate writes it.`;
}
