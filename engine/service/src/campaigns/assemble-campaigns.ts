import type { FetchLinkedPhoto } from '@adwright/engine-catalogue';
import type { SupabaseClient } from '@supabase/supabase-js';
import type { EngineConfig } from '../config.ts';
import { BATCH_LEASE_SECONDS } from '../generation/lease-heartbeat.ts';
import type { UploadFetcher } from '../images/fetch-upload.ts';
import type { Job } from '../jobs/job.ts';
import type { Logger } from '../logger.ts';
import type { EditingServices } from '../recipes/save-version.ts';
import { CampaignFeeder } from './campaign-feeder.ts';
import type { CampaignServices } from './campaign-routes.ts';
import { createSupabaseCampaignStore } from './campaign-store.ts';
import { createSupabasePhotoStore } from './photo-store.ts';

interface CampaignParts {
  client: SupabaseClient;
  config: EngineConfig;
  jobs: readonly Job[];
  editing: EditingServices | undefined;
  uploads: UploadFetcher;
  fetchLinkedPhoto: FetchLinkedPhoto;
  logger: Logger;
  processId: string;
  /** Resolves as soon as the job queue accepts jobs. */
  queueReady: () => Promise<void>;
}

/** Builds the services with which this process works on campaigns; undefined if the provider makes no ads. */
export function assembleCampaigns(
  parts: CampaignParts,
): (CampaignServices & { feeder: CampaignFeeder }) | undefined {
  const { client, config, jobs } = parts;
  const job = jobs.find(({ feature }) => feature === 'createAd');
  if (!job) return undefined;
  const campaigns = createSupabaseCampaignStore(client);
  const photos = createSupabasePhotoStore(client, config.storagePublicUrl);
  const feeder = new CampaignFeeder({
    ...parts,
    job,
    campaigns,
    photos,
    slots: config.role === 'web' ? 0 : config.jobsAtOnce,
    leaseSeconds: BATCH_LEASE_SECONDS,
  });
  return { campaigns, photos, feeder };
}
