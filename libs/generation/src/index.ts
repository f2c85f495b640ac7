
export { fieldRules } from './components/field-rules.ts';
export { FlowForm } from './components/flow-form.tsx';
export { type Draft, keepDraft, readDraft } from './draft.ts';
export type { Flow, FlowInput } from './flow.ts';
export { boostFlow } from './flows/boost.ts';
export { createAdFlow } from './flows/create-ad.ts';
export { enhanceFlow } from './flows/enhance.ts';
export { overlayFlow } from './flows/overlay.ts';
export { photoshootFlow } from './flows/photoshoot.ts';
export { saveOverlayResults } from './flows/save-overlay-results.ts';
export { variationFlow } from './flows/variation.ts';
export { type GenerationHandle, useGeneration } from './hooks/use-generation.ts';
export { useRecoveredResults } from './hooks/use-recovered-results.ts';
