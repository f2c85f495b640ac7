import { fileURLToPath } from 'node:url';
import { FACT_KINDS } from '@adwright/contracts/values';
import { readYamlFolder } from '@adwright/engine-lexicon';
import * as z from 'zod';
import { WRITTEN_LANGUAGES } from '../../content/languages.ts';

const text = z.string().min(1);
const briefSchema = z.strictObject({
  product: text,
  audience: text,
  goal: text,
  /** The brief's facts in its own words, by kind. */
  facts: z.partialRecord(z.enum(FACT_KINDS), z.union([text, z.array(text)])),
});

const FACT_CORPUS = fileURLToPath(new URL('../../../corpus/facts', import.meta.url));

/**
 * Reads test briefs by language, each with the facts that a person finds in it. By default, the
 * folder is the corpus. The parameter may be another folder with one file per language.
 */
export const readFactCorpus = (folder = FACT_CORPUS) =>
  readYamlFolder(folder, z.partialRecord(z.enum(WRITTEN_LANGUAGES), z.array(briefSchema)));

const saidSchema = z.strictObject({
  /** A product field that states no fact. */
  product: text,
  facts: z.partialRecord(z.enum(FACT_KINDS), z.array(text)),
});

/** Reads wordings of facts in ads, by language and kind of fact. */
export const readFactWordings = () =>
  readYamlFolder(
    fileURLToPath(new URL('../../../corpus/said-facts', import.meta.url)),
    z.record(z.enum(WRITTEN_LANGUAGES), saidSchema),
  );
