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
  /** The brief's facts in its own words. */
  facts: z.partialRecord(z.enum(FACT_KINDS), z.union([text, z.array(text)])),
});

const FACT_CORPUS = fileURLToPath(new URL('../../../corpus/facts', import.meta.url));

/**
 * Briefs with the facts that a person finds in them, by language: from the corpus, or from another folder
 * with one file per language.
 */
export const factCorpus = (folder = FACT_CORPUS) =>
  readYamlFolder(folder, z.partialRecord(z.enum(WRITTEN_LANGUAGES), z.array(briefSchema)));

const saidSchema = z.strictObject({
  /** A product without a fact. */
  product: text,
  facts: z.partialRecord(z.enum(FACT_KINDS), z.array(text)),
});

/** Wordings of a fact in ads, by language and kind. */
export const saidFacts = () =>
  readYamlFolder(
    fileURLToPath(new URL('../../../corpus/said-facts', import.meta.url)),
    z.record(z.enum(WRITTEN_LANGUAGES), saidSchema),
  );
