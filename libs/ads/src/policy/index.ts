export { buildCheckedRecipe } from './checked-ad.ts';
export { PolicyFindings } from './policy-findings.tsx';
export { useEvidence, usePolicyCheck } from './policy-queries.ts';
export { PolicyState } from './policy-state.tsx';
