import { getSupabase, useSignedInUserId } from '@adwright/supabase';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { evidenceQuery } from '../policy/policy-queries.ts';
import { adKeys } from '../queries/ad-cache.ts';
import { LaunchKitError } from './launch-kit-error.ts';
import { loadLaunchAds } from './load-launch-ads.ts';
import type { KitOrder } from './make-kit.ts';
import { refuseUnapproved } from './refuse-unapproved.ts';

/** Returns the ads of a launch kit with their texts, which are read when the dialog opens. */
export function useLaunchAds(adIds: readonly string[]) {
  const userId = useSignedInUserId();
  return useQuery({
    queryKey: adKeys.launchKit(userId, adIds),
    queryFn: ({ signal }) => loadLaunchAds(getSupabase(), userId, adIds, signal),
    gcTime: 0,
  });
}

/**
 * Makes a launch kit, which is a ZIP with pictures and import files for ad platforms. Closing the dialog cancels the
 * launch kit. The result's `done` counts the finished ads.
 */
export function useMakeKit() {
  const userId = useSignedInUserId();
  const queryClient = useQueryClient();
  const controller = useRef<AbortController>(null);
  const [done, setDone] = useState(0);
  useEffect(() => () => controller.current?.abort(), []);
  const mutation = useMutation({
    mutationFn: async (order: Omit<KitOrder, 'evidence' | 'onProgress' | 'signal'>) => {
      const stop = new AbortController();
      controller.current = stop;
      setDone(0);
      await refuseUnapproved(getSupabase(), order.ads, stop.signal);
      // The evidence is requested here as well, because the dialog's request for it may still be running.
      const query = evidenceQuery(
        userId,
        order.ads.map(({ id }) => id),
      );
      const evidence = await queryClient.fetchQuery(query).catch((cause: unknown) => {
        const sentence = 'The evidence for claims can’t be loaded. Try again in a moment.';
        throw new LaunchKitError(sentence, { cause });
      });
      // The code that makes kits is loaded on demand, because it contains large transliteration tables.
      const { makeKit } = await import('./make-kit.ts');
      return makeKit({ ...order, evidence, onProgress: setDone, signal: stop.signal });
    },
    // The formats that were rendered stay part of the ad, even if the launch kit failed.
    onSettled: (_data, _error, { ads }) =>
      Promise.all(
        ads.map(({ id }) =>
          queryClient.invalidateQueries({ queryKey: adKeys.versions(userId, id) }),
        ),
      ),
  });
  return { ...mutation, done };
}

/** Becomes true after `isOn` has been true for `milliseconds`, so that quick work shows no progress. */
export function useLasting(isOn: boolean, milliseconds: number): boolean {
  const [hasLasted, setHasLasted] = useState(false);
  useEffect(() => {
    if (!isOn) return;
    const timer = setTimeout(() => setHasLasted(true), milliseconds);
    return () => {
      clearTimeout(timer);
      setHasLasted(false);
    };
  }, [isOn, milliseconds]);
  return hasLasted;
}
