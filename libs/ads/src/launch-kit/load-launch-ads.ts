import {
  type AdRow,
  type AdVersionRow,
  adRowSchema,
  adVersionRowSchema,
} from '@adwright/contracts';
import type { SupabaseClient } from '@adwright/supabase';
import * as z from 'zod';
import { type LaunchAd, launchAd } from './launch-ad.ts';

/** Ads that one request asks for: their ids stand in its address. */
const ADS_A_REQUEST = 40;

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
  const ads = new Map<string, LaunchAd>();
  for (let from = 0; from < adIds.length; from += ADS_A_REQUEST) {
    const ids = adIds.slice(from, from + ADS_A_REQUEST);
    const [rows, versions, links] = await Promise.all([
      readAds(client, userId, ids, signal),
      readVersions(client, userId, ids, signal),
      readProductLinks(client, userId, ids, signal),
    ]);
    for (const row of rows) {
      ads.set(
        row.id,
        launchAd(
          row,
          versions.find(({ ad_id }) => ad_id === row.id),
          links.get(row.id),
        ),
      );
    }
  }
  return adIds.flatMap((id) => ads.get(id) ?? []);
}

async function readAds(
  client: SupabaseClient,
  userId: string,
  ids: readonly string[],
  signal?: AbortSignal,
): Promise<AdRow[]> {
  let query = client.from('ads').select('*').eq('user_id', userId).in('id', ids);
  if (signal) query = query.abortSignal(signal);
  const { data, error } = await query;
  if (error) throw error;
  return z.array(adRowSchema).parse(data);
}

/** The newest version of each ad comes first. */
async function readVersions(
  client: SupabaseClient,
  userId: string,
  ids: readonly string[],
  signal?: AbortSignal,
): Promise<AdVersionRow[]> {
  let query = client
    .from('ad_versions')
    .select('*')
    .eq('user_id', userId)
    .in('ad_id', ids)
    .order('n', { ascending: false });
  if (signal) query = query.abortSignal(signal);
  const { data, error } = await query;
  if (error) throw error;
  return z.array(adVersionRowSchema).parse(data);
}

const productLinksSchema = z.array(z.object({ ad_id: z.uuid(), link: z.url() }));

/** Of ads that a campaign made, where its catalogue has a link for each product. */
async function readProductLinks(
  client: SupabaseClient,
  userId: string,
  ids: readonly string[],
  signal?: AbortSignal,
): Promise<Map<string, string>> {
  let query = client
    .from('campaign_rows')
    .select('ad_id, link')
    .eq('user_id', userId)
    .in('ad_id', ids)
    .neq('link', '');
  if (signal) query = query.abortSignal(signal);
  const { data, error } = await query;
  if (error) throw error;
  return new Map(productLinksSchema.parse(data).map(({ ad_id, link }) => [ad_id, link]));
}
