import {
  type AdRow,
  type AdVersionRow,
  adRowSchema,
  adVersionRowSchema,
} from '@adwright/contracts';
import { filterByWorkspace, type SupabaseClient } from '@adwright/supabase';
import * as z from 'zod';
import { fetchAltTexts } from '../queries/alt-texts.ts';
import { type CatalogueSource, type LaunchAd, launchAd } from './launch-ad.ts';

/**
 * Maximum number of ads in one request. The number is limited, because the request's URL contains the ids.
 */
const ADS_A_REQUEST = 40;

/**
 * Returns the ads for a launch kit in the requested order. Ads that were deleted are left out.
 * @throws the error that the data service returned
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
    const [rows, versions, sources] = await Promise.all([
      readAds(client, userId, ids, signal),
      readVersions(client, userId, ids, signal),
      readSources(client, userId, ids, signal),
    ]);
    const isFlat = ({ id }: AdRow) => !versions.some(({ ad_id }) => ad_id === id);
    const flat = rows.filter(isFlat).flatMap(({ ad_image_url }) => ad_image_url ?? []);
    const altTexts = await fetchAltTexts(client, flat, signal);
    for (const row of rows) {
      ads.set(
        row.id,
        launchAd(
          row,
          versions.find(({ ad_id }) => ad_id === row.id),
          sources.get(row.id),
          altTexts.get(row.ad_image_url ?? ''),
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
  let query = filterByWorkspace(client.from('ads').select('*'), userId).in('id', ids);
  if (signal) query = query.abortSignal(signal);
  const { data, error } = await query;
  if (error) throw error;
  return z.array(adRowSchema).parse(data);
}

/** Reads the versions of the ads, the newest of each ad first. */
async function readVersions(
  client: SupabaseClient,
  userId: string,
  ids: readonly string[],
  signal?: AbortSignal,
): Promise<AdVersionRow[]> {
  let query = filterByWorkspace(client.from('ad_versions').select('*'), userId)
    .in('ad_id', ids)
    .order('n', { ascending: false });
  if (signal) query = query.abortSignal(signal);
  const { data, error } = await query;
  if (error) throw error;
  return z.array(adVersionRowSchema).parse(data);
}

const sourcesSchema = z.array(
  z.object({ ad_id: z.uuid(), link: z.url().or(z.literal('')), brand: z.string().nullable() }),
);

/** Reads the catalogue data of the products for which a campaign's ads were made. */
async function readSources(
  client: SupabaseClient,
  userId: string,
  ids: readonly string[],
  signal?: AbortSignal,
): Promise<Map<string, CatalogueSource>> {
  let query = filterByWorkspace(
    client.from('campaign_rows').select('ad_id, link, brand:brief->>brandName'),
    userId,
  ).in('ad_id', ids);
  if (signal) query = query.abortSignal(signal);
  const { data, error } = await query;
  if (error) throw error;
  return new Map(
    sourcesSchema
      .parse(data)
      .map(({ ad_id, link, brand }) => [ad_id, { link, brand: brand ?? '' }]),
  );
}
