import { JPEG, PNG } from '@trustnxt/c2pa-ts/asset';
import type { Signer } from '@trustnxt/c2pa-ts/cose';
import {
  type Action,
  ActionAssertion,
  ActionType,
  AssertionLabels,
  ClaimVersion,
  DataHashAssertion,
  IngredientAssertion,
  type Manifest,
  ManifestStore,
  RelationshipType,
  Signature,
} from '@trustnxt/c2pa-ts/manifest';
import { type Making, sourceTypeOf } from './source-type.ts';
import { withXmp } from './xmp.ts';

/** A finished picture. */
export interface Picture {
  bytes: Uint8Array;
  mediaType: 'image/jpeg' | 'image/png';
}

/** Who says so. */
export interface ClaimMaker {
  signer: Signer;
  /** Of the product. */
  version: string;
}

const PRODUCT = 'Adwright';
const HASH = 'SHA-256';
/** What a signature may grow by: ours carry no time stamp and no answer of a certificate's status. */
const SIGNATURE_PADDING_BYTES = 512;

/** The picture with XMP that says how it was made. */
export function markPicture({ bytes }: Picture, making: Making): Uint8Array {
  return withXmp(bytes, { digitalSourceType: sourceTypeOf(making) });
}

/**
 * Binds content credentials (C2PA 2.1) to a picture: how it was made, signed over its very bytes. XMP says the same for readers
 * that know no content credentials.
 * @throws {Error} where the bytes are no JPEG or PNG, or can't be signed
 */
export async function signPicture(
  picture: Picture,
  making: Making,
  { signer, version }: ClaimMaker,
): Promise<Uint8Array> {
  const { mediaType } = picture;
  const marked = markPicture(picture, making);
  const asset = mediaType === 'image/png' ? new PNG(marked) : new JPEG(marked);
  const store = new ManifestStore();
  const manifest = store.createManifest({
    claimVersion: ClaimVersion.V2,
    assetFormat: mediaType,
    instanceID: `xmp:iid:${crypto.randomUUID()}`,
    defaultHashAlgorithm: HASH,
    signer,
  });
  manifest.signature = Signature.create(signer, SIGNATURE_PADDING_BYTES);
  if (manifest.claim) {
    manifest.claim.claimGeneratorName = PRODUCT;
    manifest.claim.claimGeneratorVersion = version;
  }
  const hash = DataHashAssertion.create(HASH);
  manifest.addAssertion(hash);
  addActions(manifest, making, version);
  await asset.ensureManifestSpace(store.measureSize());
  await hash.updateWithAsset(asset);
  await manifest.sign(signer);
  await asset.writeManifestJUMBF(store.getBytes());
  return asset.getDataRange();
}

/** Actions of C2PA 2.1, 18.15: the first one creates the picture, or opens the one that it was made from. */
function addActions(manifest: Manifest, making: Making, version: string): void {
  const assertion = new ActionAssertion();
  assertion.label = AssertionLabels.actionsV2;
  const digitalSourceType = sourceTypeOf(making);
  const softwareAgent = { name: PRODUCT, version };
  const withUpload = (action: ActionType, relationship: RelationshipType): Action => ({
    action,
    parameters: { ingredients: [addUpload(manifest, relationship)] },
  });
  const created: Action = { action: ActionType.C2paCreated, digitalSourceType, softwareAgent };
  switch (making) {
    case 'drawn':
    case 'modelPicture':
      assertion.actions = [created];
      break;
    case 'photoEdited':
      assertion.actions = [
        withUpload(ActionType.C2paOpened, RelationshipType.ParentOf),
        { action: ActionType.C2paEdited, digitalSourceType, softwareAgent },
      ];
      break;
    case 'photoComposed':
    case 'photoWithModel':
      assertion.actions = [
        created,
        withUpload(ActionType.C2paPlaced, RelationshipType.ComponentOf),
      ];
      break;
  }
  manifest.addAssertion(assertion);
}

function addUpload(manifest: Manifest, relationship: RelationshipType) {
  const ingredient = IngredientAssertion.createV3(relationship);
  ingredient.title = 'Uploaded picture';
  manifest.addAssertion(ingredient);
  return manifest.createAssertionReference(ingredient);
}
