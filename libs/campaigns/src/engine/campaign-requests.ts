import { requestEditor } from '@adwright/ads';
import {
  buildCampaignPath,
  CAMPAIGN_PATHS,
  type CampaignAction,
  type CampaignPhotosResponse,
  type CampaignState,
  type CreateCampaignRequest,
  campaignActionResponseSchema,
  campaignPhotosResponseSchema,
  createCampaignResponseSchema,
  type ReadCatalogueResponse,
  type ReadingChoices,
  readCatalogueResponseSchema,
} from '@adwright/contracts/campaigns';
import * as z from 'zod';

/**
 * Sends the text of a product catalogue to the engine, which parses the text and stores nothing.
 * @param choices the user's corrections of how the engine parses the file
 * @throws {EditorRequestError} with a message about the file's problem
 */
export function readCatalogue(
  file: Blob,
  choices: ReadingChoices = {},
  signal?: AbortSignal,
): Promise<ReadCatalogueResponse> {
  const query = new URLSearchParams(
    Object.entries(choices).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, String(value)]],
    ),
  );
  const path = query.size > 0 ? `${CAMPAIGN_PATHS.catalogues}?${query}` : CAMPAIGN_PATHS.catalogues;
  return requestEditor({ path, body: file, schema: readCatalogueResponseSchema, signal });
}

/** Creates the draft of a campaign and returns its id. */
export async function createCampaign(request: CreateCampaignRequest): Promise<string> {
  const path = CAMPAIGN_PATHS.campaigns;
  const { id } = await requestEditor({ path, body: request, schema: createCampaignResponseSchema });
  return id;
}

/** Uploads an archive of photos. The engine stores only the photos that the campaign's rows name. */
export function sendPhotos(campaignId: string, archive: Blob): Promise<CampaignPhotosResponse> {
  const path = buildCampaignPath(campaignId, 'photos');
  return requestEditor({ path, body: archive, schema: campaignPhotosResponseSchema });
}

/** Starts, pauses, resumes or cancels a campaign. Returns the campaign's new state. */
export async function actOnCampaign(
  campaignId: string,
  action: CampaignAction,
): Promise<CampaignState> {
  const path = buildCampaignPath(campaignId, action);
  const { state } = await requestEditor({ path, body: {}, schema: campaignActionResponseSchema });
  return state;
}

/** Deletes a campaign that is not running; the campaign's ads remain. */
export async function deleteCampaign(campaignId: string): Promise<void> {
  const path = buildCampaignPath(campaignId);
  await requestEditor({ path, method: 'DELETE', schema: z.object({ success: z.literal(true) }) });
}
