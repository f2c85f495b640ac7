import { parseArgs } from 'node:util';
import { CONCEPTS } from '@adwright/engine-lexicon';
import { checkStatedIds, understandBrief } from './src/index.ts';

/**
 * Prints how the engine reads a brief, step by step: `npm run understand -w engine/lexicon -- "oak coffee table"
 * --audience "young families"`.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    audience: { type: 'string', default: '' },
    goal: { type: 'string' },
    brand: { type: 'string' },
  },
});
const field = positionals.join(' ').trim();
if (field === '') {
  console.error(
    'State a product, for example: npm run understand -w engine/lexicon -- "oak coffee table with storage"',
  );
  process.exit(2);
}
await checkStatedIds().catch((mistakes: Error) => {
  console.error(mistakes.message);
  process.exit(1);
});
const { audience, goal, brand } = values;
const brief = understandBrief({ product: field, audience, goal, brandName: brand });
const { thing, concept, head, object, evidence } = brief.product;
console.log(`sold       ${brief.sold || '–'}`);
console.log(`read       ${thing}`);
console.log(`language   ${brief.language}`);
console.log(`named by   ${head ?? '–'}`);
console.log(`concept    ${concept === null ? '–' : [concept.id, ...concept.broader].join(' < ')}`);
console.log(`shown by   ${object ?? 'type only'}${concept?.emblem ? ', as an emblem' : ''}`);
console.log(`trade      ${brief.trade ?? '–'}`);
console.log(`goal       ${brief.goal}`);
console.log(`readers    ${[...brief.readers].join(', ') || 'anybody'}`);
for (const { kind, text, field } of brief.facts)
  console.log(`${kind.padEnd(10)} ${text}  (${field})`);
if (brief.isJobOffer) console.log('job        offers work');
if (brief.isGrave) console.log('tone       solemn');
console.log(`concepts   ${CONCEPTS.size} known`);
for (const step of evidence) console.log(`  because  ${step}`);
