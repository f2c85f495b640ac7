import { editorRequest } from '@adwright/ads';
import {
  CAMPAIGN_PATHS,
  type CampaignAction,
  type CampaignPhotosResponse,
  type CampaignState,
  type CreateCampaignRequest,
  campaignActionResponseSchema,
  campaignPath,
  campaignPhotosResponseSchema,
  createCampaignResponseSchema,
  type ReadCatalogueResponse,
  type ReadingChoices,
  readCatalogueResponseSchema,
} from '@adwright/contracts/campaigns';
import * as z from 'zod';

/**
 * Has a catalogue read; the file is not kept.
 * @param choices how to read it, where the user knows better
 * @throws {EditorRequestError} with what is wrong with it
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
  return editorRequest({ path, body: file, schema: readCatalogueResponseSchema, signal });
}

/** Makes a draft; gives its id. */
export async function createCampaign(request: CreateCampaignRequest): Promise<string> {
  const path = CAMPAIGN_PATHS.campaigns;
  const { id } = await editorRequest({ path, body: request, schema: createCampaignResponseSchema });
  return id;
}

/** Stores the photos of an archive that rows of a campaign name. */
export function sendPhotos(campaignId: string, archive: Blob): Promise<CampaignPhotosResponse> {
  const path = campaignPath(campaignId, 'photos');
  return editorRequest({ path, body: archive, schema: campaignPhotosResponseSchema });
}

/** Gives the state that the campaign has then. */
export async function actOnCampaign(
  campaignId: string,
  action: CampaignAction,
): Promise<CampaignState> {
  const path = campaignPath(campaignId, action);
  const { state } = await editorRequest({ path, body: {}, schema: campaignActionResponseSchema });
  return state;
}

/** Deletes a campaign that is not at work; its ads stay. */
export async function deleteCampaign(campaignId: string): Promise<void> {
  const path = campaignPath(campaignId);
  await editorRequest({ path, method: 'DELETE', schema: z.object({ success: z.literal(true) }) });
}
