export {
  type AdCopy,
  type CopyBrief,
  type CopyFramework,
  type Fact,
  MAX_CALL_TO_ACTION,
} from './ad-copy.ts';
export { excludedBy, namesExcluded } from './claims/claims.ts';
export { checkConcepts } from './concepts/check-concepts.ts';
export type { AudienceKind, Concept, Form, Manner, Wish } from './concepts/concept.ts';
export { GOALS, type NamedGoal } from './concepts/goals.ts';
export { CONCEPTS, findConcepts, termsOf } from './concepts/lexicon.ts';
export type { OccasionKind } from './concepts/occasions.ts';
export { type Mention, TermIndex } from './concepts/term-index.ts';
export {
  capitalise,
  clip,
  isAllCaps,
  mendEnglish,
  tidy,
  titleCase,
  wordCount,
} from './free-text.ts';
export {
  alphabetOf,
  countTellingWords,
  isSpeltAs,
  type LanguageEvidence,
  languageEvidence,
} from './function-words/function-words.ts';
export { LATIN_LANGUAGES, type LatinLanguage } from './function-words/latin-languages.ts';
export { genderMark, languageOfGenders, withoutGenders } from './gender-marks.ts';
export { GRAMMARS } from './grammar/grammar.ts';
export type { NounKind } from './grammar/noun-kinds.ts';
export { holdsWhole, saysWhole, UNPARTED } from './holds-whole.ts';
export { isJobAd, isJobOffer, jobLead, seeksUnpaid, withoutSought } from './job-ads.ts';
export { keepLast } from './keep-last.ts';
export { LEXICON_LANGUAGES, type LexiconLanguage } from './languages.ts';
export { nlp, nlpModel } from './nlp.ts';
export { partPassing } from './passing-words.ts';
export { plainField, typedField } from './pasted-field.ts';
export { foldLetters } from './phrases/fold-letters.ts';
export {
  beginsWord,
  behindSpaces,
  endOfWord,
  type FoldedText,
  foldText,
} from './phrases/folded-text.ts';
export { PHRASE_FILES } from './phrases/phrase-files.ts';
export { type PhrasePart, type PhraseParts, parsePhrase } from './phrases/phrase-notation.ts';
export { Phrases, type Span } from './phrases/phrases.ts';
export { placesOf } from './places-of.ts';
export { ownersName } from './possessives.ts';
export { printedBrandName, printedTexts } from './printed-texts.ts';
export { optionsOfTitle, readProductTitle } from './product-title.ts';
export { isMeaningless } from './sense/meaningless.ts';
export { unclearReason } from './sense/unclear-reason.ts';
export { quotation } from './typographic-marks.ts';
export { withoutBrands } from './understanding/brands.ts';
export { cutBefore } from './understanding/cut-before.ts';
export { type FormsOfName, formsOfName } from './understanding/forms-of-name.ts';
export { goalInWords, goalsInWords } from './understanding/goal-in-words.ts';
export { kindsOfAudience } from './understanding/kinds-of-audience.ts';
export { languageOfCyrillic } from './understanding/language-of-cyrillic.ts';
export { languageOfCharacters, languageVotes } from './understanding/language-of-product.ts';
export { mannersInWords } from './understanding/manners-in-words.ts';
export { namedConcepts } from './understanding/named-concepts.ts';
export { nearestConcepts } from './understanding/nearest-concepts.ts';
export {
  objectOfConcept,
  productKind,
  readingOfProduct,
} from './understanding/object-of-product.ts';
export { feastInWords, occasionsInWords } from './understanding/occasions-in-words.ts';
export { languageOfBrief, type NamedConcept, readBrief } from './understanding/read-brief.ts';
export {
  headWord,
  putsQualitiesBehind,
  readWords,
  type WordInText,
} from './understanding/read-words.ts';
export { restoreApostrophes } from './understanding/restore-apostrophes.ts';
export { spellingLikeness } from './understanding/spelling-likeness.ts';
export { type ProductReading, understandProduct } from './understanding/understand-product.ts';
export { withoutForWhom } from './understanding/without-for-whom.ts';
export { withoutAbbreviations } from './understanding/write-out.ts';
export { inEnglishOrder, SHELF_WORD } from './word-order.ts';
export { readCheckedYamlFolder, readYamlFolder } from './yaml-folder.ts';
