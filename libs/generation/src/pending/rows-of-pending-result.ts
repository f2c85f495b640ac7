import { type AdInsert, FEATURES } from '@adwright/contracts';
import type { Flow } from '../flow.ts';
import { boostFlow } from '../flows/boost.ts';
import { createAdFlow } from '../flows/create-ad.ts';
import { enhanceFlow } from '../flows/enhance.ts';
import { overlayFlow } from '../flows/overlay.ts';
import { photoshootFlow } from '../flows/photoshoot.ts';
import { variationFlow } from '../flows/variation.ts';
import type { PendingResult } from './pending-result.ts';

type RowsOfResult = (result: PendingResult, userId: string) => AdInsert[] | null;

/** Gives the rows that a stored result would have saved; null when request or result have another shape by now. */
function rowsOf<Form, Request, Response, State>(
  flow: Flow<Form, Request, Response, State>,
): readonly [featureName: string, rows: RowsOfResult] {
  return [
    FEATURES[flow.feature].name,
    (result, userId) => {
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
  ];
}

const ROWS_BY_FEATURE: ReadonlyMap<string, RowsOfResult> = new Map([
  rowsOf(createAdFlow),
  rowsOf(boostFlow),
  rowsOf(variationFlow),
  rowsOf(enhanceFlow),
  rowsOf(overlayFlow),
  rowsOf(photoshootFlow),
]);

/** The rows to save for a result that nobody saved; null when this version of the product can't read it. */
export function rowsOfPendingResult(result: PendingResult, userId: string): AdInsert[] | null {
  return ROWS_BY_FEATURE.get(result.feature_name)?.(result, userId) ?? null;
}
