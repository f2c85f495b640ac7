import { refreshAds } from '@adwright/ads';
import { FEATURES, TOASTS } from '@adwright/contracts';
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

/** How long the balance is watched after a call that nobody answered. */
const REFUND_WATCH_MS = 60_000;

export interface GenerationHandle<Form> {
  isRunning: boolean;
  /** The same, to be asked at the moment of leaving the page. */
  isBusy: () => boolean;
  /** Why the last try failed, for an inline notice; null while running and after success. */
  failure: string | null;
  /** Of a streaming flow, what is ready so far, in the order in which it became so. */
  ready: readonly ReadyCreative[];
  /** Runs the flow to its end and says how it went. Ignored while it is running. */
  generate: (input: FlowInput<Form>) => Promise<void>;
}

/** Runs a flow from its form: toasts, credits, saved rows, then on to the results. */
export function useGeneration<Form, Request, Response, State>(
  flow: Flow<Form, Request, Response, State>,
): GenerationHandle<Form> {
  const userId = useSignedInUserId();
  const [isRunning, setRunning] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const [ready, setReady] = useState<readonly ReadyCreative[]>([]);
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const running = useRef(false);
  const mounted = useMounted();

  function finish(state: State) {
    // From here on nothing keeps the page: the way to the results is not an attempt to leave.
    running.current = false;
    const show = () => navigate(flow.destination, { state });
    // Whoever went elsewhere meanwhile is not torn away from there.
    if (mounted.current) show();
    else toast(TOASTS.resultReady, { action: { label: 'Show', onClick: show } });
  }

  function followSpend(fate: SpendFate) {
    announceCreditsChanged();
    if (fate === 'returned') toast(TOASTS.creditsReturned(FEATURES[flow.feature].cost));
    if (fate === 'due') toast(TOASTS.creditsWillReturn(FEATURES[flow.feature].cost));
    if (fate === 'unclaimed' || fate === 'uncertain') toast(TOASTS.retryIsFree);
    // The engine refunds later, without a word to us.
    if (fate === 'due' || fate === 'uncertain') watchCredits(REFUND_WATCH_MS);
  }

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
      followSpend(outcome.spend);
      return;
    }
    forgetDraft(userId, flow.feature);
    const { saved, succeeded, notSaved } = flow.texts;
    if (outcome.rows === 'saved' && saved) toast(saved);
    if (outcome.rows === 'not-saved') toast(notSaved);
    if (succeeded) toast(succeeded);
    void refreshAds(queryClient, userId);
    finish(outcome.state);
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
