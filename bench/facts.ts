/**
 * Counts the facts (prices, dates, codes) of the test briefs that appear in pictures and texts: `node
 * bench/facts.ts [--every=5] [--briefs=folder] [--missing]`. The script writes copy for each brief, and
 * searches its long texts for each fact that a person found in the brief. The script then lays out the brief's
 * ad in every layout, alternating between the formats. The script prints the shares of facts found in pictures
 * and in texts, by type of fact and by language.
 */
import { AD_FORMAT_NAMES, AD_LANGUAGES } from '@adwright/contracts';
import { LAYOUT_NAMES } from '@adwright/engine-ads';
import { listFaultsOfFacts } from '@adwright/engine-ads/testing';
import { writeAdCopy, writeAdText } from '@adwright/engine-copywriter';
import { readFactCorpus } from '@adwright/engine-copywriter/testing';
import { Command } from 'commander';

const { every, briefs, missing } = new Command('facts')
  .option('--every <n>', 'layouts apart', '4')
  .option('--briefs <folder>', 'other briefs than the corpus, a YAML file a language')
  .option('--missing', 'print each fact that does not reach a picture or a text')
  .parse()
  .opts<{ every: string; briefs?: string; missing?: true }>();
const LAYOUTS = LAYOUT_NAMES.filter((_, at) => at % Number(every) === 0);
/** Number of long texts, which precede the headline and the description in the list of texts. */
const LONG_TEXTS = 3;

interface Tally {
  facts: number;
  inPictures: number;
  pictures: number;
  inTexts: number;
  texts: number;
}

const byKind = new Map<string, Tally>();
const byLanguage = new Map<string, Tally>();
const plain = (text: string, language: string) =>
  text.toLocaleLowerCase(language).replace(/[\s\u00a0’'-]+/gu, '');

const corpus = await readFactCorpus(briefs);
for (const language of AD_LANGUAGES) {
  for (const [number, brief] of (corpus[language] ?? []).entries()) {
    const facts = Object.entries(brief.facts).flatMap(([kind, texts]) =>
      [texts].flat().map((text) => [kind, plain(text, language)] as const),
    );
    const asked = { ...brief, language, emotion: 'trust', adType: 'product showcase' } as const;
    const copy = writeAdCopy(asked, number, 0);
    const printed = plain(
      [copy.headline, copy.offer?.text, copy.offer?.was, ...(copy.facts ?? [])].join(' · '),
      language,
    );
    const texts = writeAdText(asked, number)
      .slice(0, LONG_TEXTS)
      .map((text) => plain(text, language));
    const sound = LAYOUTS.filter((layout, at) => {
      const format = AD_FORMAT_NAMES[(number + at) % AD_FORMAT_NAMES.length] ?? 'square';
      return (
        listFaultsOfFacts({ brief: asked, copy, format, seed: number, variation: 0, layout })
          .length === 0
      );
    });
    for (const [kind, text] of facts) {
      const inPictures = printed.includes(text) ? sound.length : 0;
      const inTexts = texts.filter((each) => each.includes(text)).length;
      if (missing && (inPictures < LAYOUTS.length || inTexts < texts.length))
        console.log(
          `${language} ${brief.product} / ${brief.goal}: ${kind} "${text}" in ${inPictures} of ${LAYOUTS.length} pictures, ${inTexts} of ${texts.length} texts`,
        );
      for (const tally of [tallyOf(byKind, kind), tallyOf(byLanguage, language)]) {
        tally.facts += 1;
        tally.inPictures += inPictures;
        tally.pictures += LAYOUTS.length;
        tally.inTexts += inTexts;
        tally.texts += texts.length;
      }
    }
  }
}
print('kind', byKind);
print('language', byLanguage);

function tallyOf(tallies: Map<string, Tally>, key: string): Tally {
  const tally = tallies.get(key) ?? { facts: 0, inPictures: 0, pictures: 0, inTexts: 0, texts: 0 };
  tallies.set(key, tally);
  return tally;
}

function print(title: string, tallies: ReadonlyMap<string, Tally>): void {
  const all = [...tallies.values()].reduce((sum, tally) => ({
    facts: sum.facts + tally.facts,
    inPictures: sum.inPictures + tally.inPictures,
    pictures: sum.pictures + tally.pictures,
    inTexts: sum.inTexts + tally.inTexts,
    texts: sum.texts + tally.texts,
  }));
  console.log(`${title.padEnd(12)} facts  in pictures  in long texts`);
  for (const [key, { facts, inPictures, pictures, inTexts, texts }] of [
    ...tallies,
    ['all', all] as const,
  ])
    console.log(
      `${key.padEnd(12)} ${String(facts).padStart(5)} ${percent(inPictures, pictures)} ${percent(inTexts, texts)}`,
    );
}

function percent(part: number, whole: number): string {
  return `${((100 * part) / Math.max(1, whole)).toFixed(1)} %`.padStart(13);
}
