import { refreshAds } from '@adwright/ads';
import { FEATURES, type FeatureKey, TOASTS } from '@adwright/contracts';
import { announceCreditsChanged, spendCredits, watchCredits } from '@adwright/credits';
import { getRuntimeConfig, getSupabase, useSignedInUserId } from '@adwright/supabase';
import { useNavigate } from '@adwright/ui/router';
import { toast } from '@adwright/ui/toast';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import { forgetDraft } from '../draft.ts';
import type { Flow, FlowInput } from '../flow.ts';
import { runGeneration } from '../pipeline/run-generation.ts';
import type { ReadyCreative } from '../pipeline/streamed-reply.ts';
import type { SpendFate } from '../pipeline/webhook-reply.ts';

/** Time in milliseconds during which the balance is polled after a webhook call without a response. */
const REFUND_WATCH_MS = 60_000;

export interface GenerationHandle<Form> {
  isRunning: boolean;
  /** Tells whether a generation is running; handlers call this function when the user leaves the page. */
  isBusy: () => boolean;
  /**
   * Reason why the last attempt failed, for a notice in the form. The reason is null while a generation runs
   * and after a success.
   */
  failure: string | null;
  /** Creatives of a streaming flow that are ready, in order of completion. */
  ready: readonly ReadyCreative[];
  /**
   * Runs the flow with the form's values; the promise resolves when the flow has ended. A call while a
   * generation is running is ignored.
   */
  generate: (input: FlowInput<Form>) => Promise<void>;
}

/** Runs a flow for its form: spends credits, shows toasts, saves rows, and opens the results page. */
export function useGeneration<Form, Request, Response, State>(
  flow: Flow<Form, Request, Response, State>,
): GenerationHandle<Form> {
  const userId = useSignedInUserId();
  const [isRunning, setRunning] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const [ready, setReady] = useState<readonly ReadyCreative[]>([]);
  const queryClient = useQueryClient();
  const running = useRef(false);
  const showResults = useResults(flow.destination);

  async function run(input: FlowInput<Form>) {
    const { webhooks, traces } = getRuntimeConfig();
    const outcome = await runGeneration(flow, input, userId, {
      client: getSupabase(),
      webhooks,
      traces,
      spend: spendCredits,
      onReady: (one) =>
        setReady((known) => [...known.filter(({ position }) => position !== one.position), one]),
    });
    if (outcome.cause) console.error(`${flow.feature}: ${outcome.kind}`, outcome.cause);
    if (outcome.kind === 'stopped') {
      toast(outcome.toast);
      return;
    }
    if (outcome.kind === 'failed') {
      setFailure(outcome.message);
      toast(flow.texts.failed(outcome.message));
      followSpend(flow.feature, outcome.spend);
      return;
    }
    forgetDraft(userId, flow.feature);
    const { saved, succeeded, notSaved } = flow.texts;
    if (outcome.rows === 'saved' && saved) toast(saved);
    if (outcome.rows === 'not-saved') toast(notSaved);
    if (succeeded) toast(succeeded);
    void refreshAds(queryClient, userId);
    // Navigating to the results page must not ask the user for confirmation.
    running.current = false;
    showResults(outcome.state);
  }

  async function generate(input: FlowInput<Form>) {
    if (running.current) return;
    running.current = true;
    setRunning(true);
    setFailure(null);
    setReady([]);
    try {
      await run(input);
    } finally {
      running.current = false;
      setRunning(false);
    }
  }

  const isBusy = useCallback(() => running.current, []);
  return { isRunning, isBusy, failure, ready, generate };
}

/** Updates the balance according to what happened to the credits of a failed generation. */
function followSpend(feature: FeatureKey, fate: SpendFate) {
  announceCreditsChanged();
  if (fate === 'returned') toast(TOASTS.creditsReturned(FEATURES[feature].cost));
  if (fate === 'due') toast(TOASTS.creditsWillReturn(FEATURES[feature].cost));
  if (fate === 'unclaimed' || fate === 'uncertain') toast(TOASTS.retryIsFree);
  // The engine may refund the credits later without notifying this page, so the balance is polled.
  if (fate === 'due' || fate === 'uncertain') watchCredits(REFUND_WATCH_MS);
}

/**
 * Returns a function that opens the results page. For a user who has left the page, the function shows a link
 * instead.
 */
function useResults(destination: string) {
  const navigate = useNavigate();
  const mounted = useMounted();
  return (state: unknown) => {
    const show = () => navigate(destination, { state });
    if (mounted.current) show();
    else toast(TOASTS.resultReady, { action: { label: 'Show', onClick: show } });
  };
}

function useMounted() {
  const mounted = useRef(true);
  useEffect(() => {
    mounted.current = true;
    return () => {
      mounted.current = false;
    };
  }, []);
  return mounted;
}
