import { CONCEPTS, understandProduct } from '@adwright/engine-lexicon';

/** Prints how a product field is understood, term by term: `npm run understand -- "oak coffee table"`. */
const field = process.argv.slice(2).join(' ').trim();
if (field === '') {
  console.error('Say what is sold: npm run understand -- "oak coffee table with storage"');
  process.exit(2);
}
const { thing, language, concept, head, object, trade, evidence } = understandProduct(field);
console.log(`read       ${thing}`);
console.log(`language   ${language}`);
console.log(`named by   ${head ?? '–'}`);
console.log(`concept    ${concept === null ? '–' : [concept.id, ...concept.broader].join(' < ')}`);
console.log(`shown by   ${object ?? 'type only'}${concept?.emblem ? ', as an emblem' : ''}`);
console.log(`trade      ${trade ?? '–'}`);
console.log(`concepts   ${CONCEPTS.size} known`);
for (const step of evidence) console.log(`  because  ${step}`);
