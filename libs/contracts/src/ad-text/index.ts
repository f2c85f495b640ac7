export * from './cut-by-sentence.ts';
export * from './editorial-rules.ts';
