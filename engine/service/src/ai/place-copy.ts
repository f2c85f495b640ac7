import type { AdCopy } from '@adwright/engine-lexicon';
import type { VariationCopy, WrittenCopy } from './write-copy.ts';

/**
 * Inserts a model's words into the texts of a layout. The product and brand names remain those of the embedded
 * copywriter. Text that some ad types show instead of the headline also comes from the model, since the model
 * writes more languages than the embedded copywriter.
 */
export function placeCopy(
  copy: AdCopy,
  {
    eyebrow,
    headline,
    subline,
    callToAction,
    quote,
    problem,
    problemLabel,
    solution,
    solutionLabel,
    usual,
    usualLabel,
    ours,
  }: VariationCopy & Partial<WrittenCopy>,
): AdCopy {
  const { labels, comparison } = copy;
  return {
    ...copy,
    eyebrow: eyebrow === '' ? null : eyebrow,
    headline,
    subline,
    callToAction,
    quote: copy.quote.given ? copy.quote : { ...copy.quote, text: quote ?? copy.quote.text },
    problem: problem ?? copy.problem,
    solution: solution ?? copy.solution,
    comparison: {
      usual: usual ? takeThree(usual) : comparison.usual,
      ours: ours ? takeThree(ours) : comparison.ours,
    },
    labels: {
      ...labels,
      problem: problemLabel ?? labels.problem,
      solution: solutionLabel ?? labels.solution,
      usual: usualLabel ?? labels.usual,
    },
  };
}

function takeThree([first = '', second = '', third = '']: string[]): [string, string, string] {
  return [first, second, third];
}
