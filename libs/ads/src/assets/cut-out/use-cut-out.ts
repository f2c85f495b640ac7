import type { AssetRow } from '@adwright/contracts';
import {
  CUT_OUT_PATH,
  type CutOutResponse,
  cutOutResponseSchema,
} from '@adwright/contracts/cut-out';
import { skipToken, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useReducer } from 'react';
import { AFTER_RATE_LIMIT, requestEditor } from '../../editor/editor-request.ts';
import { cacheAsset } from '../use-assets.ts';
import type { DrawnCut } from './draw-stage.ts';
import { hasKeptPixels, type MaskLevels } from './mask-levels.ts';
import { readMask, readPicture, writeMask } from './mask-pictures.ts';

/** One step in the undo history: a mask, and the cut-out that the engine draws from the mask. */
interface Step {
  id: string;
  mask: MaskLevels;
  drawn: DrawnCut | null;
}

const FIRST = 'first';

/** All steps of the undo history, the latest last. */
type Steps = readonly Step[];

type Action =
  | { kind: 'begin' | 'paint'; step: Step }
  | { kind: 'drawn'; step: Step }
  | { kind: 'undo' | 'restart' };

function changeSteps(steps: Steps, action: Action): Steps {
  switch (action.kind) {
    case 'begin':
      return [action.step];
    case 'paint':
      return [...steps, action.step];
    case 'drawn':
      return steps.map((step) => (step.id === action.step.id ? action.step : step));
    case 'undo':
      return steps.length > 1 ? steps.slice(0, -1) : steps;
    case 'restart':
      return steps.slice(0, 1);
  }
}

const ask = (body: object, signal?: AbortSignal) =>
  requestEditor({ path: CUT_OUT_PATH, schema: cutOutResponseSchema, body, signal });

async function stepOf(id: string, { mask, cutout, place }: CutOutResponse): Promise<Step> {
  const [levels, picture] = await Promise.all([
    readMask(mask),
    cutout === null ? null : readPicture(cutout),
  ]);
  return { id, mask: levels, drawn: picture && { picture, place } };
}

/** Loads the photo and the engine's mask when the editor opens. */
function useFirstStep({ id, image_url, mask_url }: AssetRow) {
  return useQuery({
    queryKey: ['cut-out', id, mask_url],
    queryFn: async ({ signal }) => {
      const answer = await ask({ imageUrl: image_url }, signal);
      const [step, photo] = await Promise.all([
        stepOf(FIRST, answer),
        readPicture(answer.photo ?? ''),
      ]);
      return { step, photo };
    },
    // The first step is never fetched again, because strokes change the mask with which the editor opened.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    ...AFTER_RATE_LIMIT,
  });
}

/** Lets the engine refine the mask of a painted step; null if no step needs to be refined. */
function useRefinedStep({ id, image_url, mask_url }: AssetRow, waiting: Step | null) {
  return useQuery({
    queryKey: ['cut-out', id, mask_url, waiting?.id],
    queryFn: waiting
      ? async ({ signal }) => {
          const mask = await writeMask(waiting.mask);
          return stepOf(waiting.id, await ask({ imageUrl: image_url, mask }, signal));
        }
      : skipToken,
    gcTime: 0,
    ...AFTER_RATE_LIMIT,
  });
}

function useSaving({ user_id, image_url }: AssetRow, painted: MaskLevels | undefined) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async () => {
      if (!painted) throw new Error('the user has painted nothing');
      const mask = await writeMask(painted);
      const { asset } = await ask({ imageUrl: image_url, mask, save: true });
      if (!asset) throw new Error('the engine returned no asset for the saved cut-out');
      return asset;
    },
    onSuccess: (asset) => cacheAsset(queryClient, user_id, asset),
  });
}

/**
 * Returns the undo history of a cut-out that the user is editing, and functions that change and save the
 * cut-out. The page shows a painted mask at once. Then the engine refines the mask's edge. New ads show the
 * saved cut-out.
 */
export function useCutOut(asset: AssetRow) {
  const [steps, change] = useReducer(changeSteps, []);
  const current = steps.at(-1);

  const begun = useFirstStep(asset);
  useEffect(() => {
    if (begun.data) change({ kind: 'begin', step: begun.data.step });
  }, [begun.data]);

  const waiting = current && current.drawn === null && hasKeptPixels(current.mask) ? current : null;
  const refined = useRefinedStep(asset, waiting);
  useEffect(() => {
    if (refined.data) change({ kind: 'drawn', step: refined.data });
  }, [refined.data]);

  const saving = useSaving(asset, current?.mask);

  return {
    photo: begun.data?.photo,
    current,
    begun,
    isRefining: refined.isFetching,
    refineError: refined.error,
    saving,
    canUndo: steps.length > 1,
    isEmpty: current !== undefined && !hasKeptPixels(current.mask),
    paint: (mask: MaskLevels) =>
      change({ kind: 'paint', step: { id: crypto.randomUUID(), mask, drawn: null } }),
    undo: () => change({ kind: 'undo' }),
    restart: () => change({ kind: 'restart' }),
  };
}
