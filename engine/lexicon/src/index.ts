export {
  type AdCopy,
  type CopyBrief,
  type CopyFramework,
  type Fact,
  MAX_CALL_TO_ACTION,
} from './ad-copy.ts';
export { createExclusionCheck, listExcludedIngredients } from './claims/claims.ts';
export { checkConcepts } from './concepts/check-concepts.ts';
export type { AudienceKind, Concept, Form, Manner, Wish } from './concepts/concept.ts';
export { GOALS, type NamedGoal } from './concepts/goals.ts';
export { CONCEPTS, findConcepts, listTerms } from './concepts/lexicon.ts';
export type { OccasionKind } from './concepts/occasions.ts';
export { type Mention, TermIndex } from './concepts/term-index.ts';
export { containsWhole, containsWholeText, UNPARTED } from './contains-whole.ts';
export { findMatches } from './find-matches.ts';
export {
  capitalise,
  clip,
  countWords,
  isAllCaps,
  mendEnglish,
  setTitleCase,
  tidy,
} from './free-text.ts';
export {
  collectLanguageEvidence,
  countTellingWords,
  findAlphabet,
  hasSpellingOf,
  type LanguageEvidence,
} from './function-words/function-words.ts';
export { LATIN_LANGUAGES, type LatinLanguage } from './function-words/latin-languages.ts';
export { findGenderMark, findLanguageOfGenders, removeGenderMarks } from './gender-marks.ts';
export { GRAMMARS } from './grammar/grammar.ts';
export type { NounKind } from './grammar/noun-kinds.ts';
export {
  findJobLead,
  findLanguageOfStaff,
  isJobAd,
  isJobOffer,
  removeSought,
  seeksUnpaid,
} from './job-ads.ts';
export { keepLast } from './keep-last.ts';
export { LEXICON_LANGUAGES, type LexiconLanguage } from './languages.ts';
export { getEnglishModel, parseEnglish } from './nlp.ts';
export { separatePassing } from './passing-words.ts';
export { cleanProductField, cleanTypedField } from './pasted-field.ts';
export { foldLetters } from './phrases/fold-letters.ts';
export {
  beginsWord,
  type FoldedText,
  findWordEnd,
  foldText,
  skipSpaces,
} from './phrases/folded-text.ts';
export { PHRASE_FILES } from './phrases/phrase-files.ts';
export { type PhrasePart, type PhraseParts, parsePhrase } from './phrases/phrase-notation.ts';
export { Phrases, type Span } from './phrases/phrases.ts';
export { restoreOwnersName } from './possessives.ts';
export { listTitleOptions, readProductTitle } from './product-title.ts';
export { restoreBrandName, restorePrintedTexts } from './restore-printed-texts.ts';
export { findUnclearReason } from './sense/find-unclear-reason.ts';
export { isMeaningless } from './sense/meaningless.ts';
export { quoteWords } from './typographic-marks.ts';
export { removeBrands } from './understanding/brands.ts';
export { cutBefore } from './understanding/cut-before.ts';
export { detectCyrillicLanguage } from './understanding/detect-cyrillic-language.ts';
export {
  countLanguageVotes,
  detectCharacterLanguage,
} from './understanding/detect-product-language.ts';
export { findAudienceKinds } from './understanding/find-audience-kinds.ts';
export { findGoal, listGoals } from './understanding/find-goal.ts';
export { findManners } from './understanding/find-manners.ts';
export { type FormsOfName, findNameForms } from './understanding/find-name-forms.ts';
export { findNamedConcepts } from './understanding/find-named-concepts.ts';
export { findNearestConcepts } from './understanding/find-nearest-concepts.ts';
export { findHolidayWords, findOccasions } from './understanding/find-occasions.ts';
export { detectBriefLanguage, type NamedConcept, readBrief } from './understanding/read-brief.ts';
export {
  findObjectOfConcept,
  findProductKind,
  readProduct,
} from './understanding/read-product.ts';
export {
  findHeadWord,
  putsQualitiesBehind,
  readWords,
  type WordInText,
} from './understanding/read-words.ts';
export { removeForWhom } from './understanding/remove-for-whom.ts';
export { restoreApostrophes } from './understanding/restore-apostrophes.ts';
export { scoreSpelling } from './understanding/score-spelling.ts';
export { statesFood, statesGoods, statesWeight } from './understanding/states-goods.ts';
export { type ProductReading, understandProduct } from './understanding/understand-product.ts';
export { removeAbbreviations } from './understanding/write-out.ts';
export { SHELF_WORD, setEnglishOrder } from './word-order.ts';
export { readCheckedYamlFolder, readYamlFolder } from './yaml-folder.ts';
