import { type AdInsert, FEATURES, type FeatureKey } from '@adwright/contracts';
import type { Flow } from '../flow.ts';
import { boostFlow } from '../flows/boost.ts';
import { createAdFlow } from '../flows/create-ad.ts';
import { enhanceFlow } from '../flows/enhance.ts';
import { overlayFlow } from '../flows/overlay.ts';
import { photoshootFlow } from '../flows/photoshoot.ts';
import { variationFlow } from '../flows/variation.ts';
import type { PendingResult } from './pending-result.ts';

interface RecoverableFlow {
  feature: FeatureKey;
  rows: (result: PendingResult, userId: string) => AdInsert[] | null;
}

/** `rows` are null when request or result have another shape by now. */
function recoverable<Form, Request, Response, State>(
  flow: Flow<Form, Request, Response, State>,
): RecoverableFlow {
  return {
    feature: flow.feature,
    rows: (result, userId) => {
      const request = flow.requestSchema.safeParse(result.request);
      const response = flow.responseSchema.safeParse(result.result);
      if (!request.success || !response.success) return null;
      return flow.rows({
        request: request.data,
        response: response.data,
        userId,
        idempotencyKey: result.idempotency_key,
      });
    },
  };
}

const RECOVERABLE_FLOWS: readonly RecoverableFlow[] = [
  recoverable(createAdFlow),
  recoverable(boostFlow),
  recoverable(variationFlow),
  recoverable(enhanceFlow),
  recoverable(overlayFlow),
  recoverable(photoshootFlow),
];

/**
 * The flow that made a result, by the feature's name; undefined for one that this version of the
 * product does not know.
 */
export function flowOfPendingResult(result: PendingResult): RecoverableFlow | undefined {
  return RECOVERABLE_FLOWS.find(({ feature }) => FEATURES[feature].name === result.feature_name);
}
