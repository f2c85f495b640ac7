import type { SupabaseClient } from '@adwright/supabase';
import { adVersions } from '../queries/ad-versions.ts';
import { getAd } from '../queries/get-ad.ts';
import { type LaunchAd, launchAd } from './launch-ad.ts';

/**
 * The ads that a kit is made of, in the order asked for; an ad that has been deleted since is left out.
 * @throws the data service's error
 */
export async function loadLaunchAds(
  client: SupabaseClient,
  userId: string,
  adIds: readonly string[],
  signal?: AbortSignal,
): Promise<LaunchAd[]> {
  const ads = await Promise.all(
    adIds.map(async (id) => {
      const [ad, versions] = await Promise.all([
        getAd(client, userId, id, signal),
        adVersions(client, userId, id, signal),
      ]);
      return ad ? [launchAd(ad, versions[0])] : [];
    }),
  );
  return ads.flat();
}
