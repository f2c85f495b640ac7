export { FlowForm } from './components/flow-form.tsx';
export { ChoiceField, LongTextField, TextField } from './components/form-fields.tsx';
export { type Draft, keepDraft, readDraft } from './draft.ts';
export type { Flow, FlowInput, FlowTexts } from './flow.ts';
export { type GenerationHandle, useGeneration } from './hooks/use-generation.ts';
export { OwnFields } from './own/own-fields.tsx';
export { readOwnFields } from './own/read-own-fields.ts';
export { useBrandTone, useOwnFields } from './own/use-own-fields.ts';
export type { ReadyCreative } from './pipeline/streamed-reply.ts';
