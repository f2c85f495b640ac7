import type { Making } from '@adwright/contracts/picture-check';
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
import { insertBoxes } from './jumbf.ts';
import type { KeptManifest } from './kept-manifest.ts';
import { getSourceType } from './source-type.ts';
import { withoutMarks, withXmp } from './xmp.ts';

/** A finished picture that is to be signed. */
export interface Picture {
  bytes: Uint8Array;
  mediaType: 'image/jpeg' | 'image/png';
  /** Alt text that is written into the XMP; absent if the picture has no alt text. */
  altText?: string | undefined;
}

/** The signer and the product version that the credentials name as the creator. */
export interface ClaimMaker {
  signer: Signer;
  /** Version of the program that signs the picture. */
  version: string;
}

const PRODUCT = 'Adwright';
const HASH = 'SHA-256';
/**
 * Number of bytes that are reserved in addition to the signature. The number of bytes is small, because the signatures
 * contain no time stamp and no certificate status.
 */
const SIGNATURE_PADDING_BYTES = 512;

/** Adds XMP to a picture; the XMP states how the picture was made and what the picture shows. */
export function markPicture({ bytes, altText }: Picture, making: Making): Uint8Array {
  return withXmp(bytes, { digitalSourceType: getSourceType(making), altText });
}

/**
 * Binds content credentials (C2PA 2.1) to a picture. The credentials state how the picture was made. The
 * signature of the credentials covers the picture's bytes. XMP repeats the statement for readers without
 * support for content credentials. The manifests of uploads in the picture become ingredients of the
 * credentials.
 * @throws {Error} if the bytes are not a JPEG or PNG, or can't be signed
 */
export function signPicture(
  picture: Picture,
  making: Making,
  maker: ClaimMaker,
  uploads: readonly KeptManifest[] = [],
): Promise<Uint8Array> {
  return sign(picture, { making, maker, uploads }, addActions);
}

/** What a copy changes in its original: the file format, or the alt text. */
type CopyChange = 'fileKind' | 'altText';

interface CopyOrder {
  making: Making;
  /** The manifest of the original. */
  original: KeptManifest;
  changes: readonly CopyChange[];
}

/**
 * Binds content credentials to a copy of a picture that Adwright made. The original's manifest becomes the
 * parent of the copy's manifest, and the source type stays the same. The copy's XMP and manifest replace the
 * XMP and manifest of the original.
 * @throws {Error} in the same cases as {@link signPicture}
 */
export function signCopy(
  { bytes, ...picture }: Picture,
  { making, original, changes }: CopyOrder,
  maker: ClaimMaker,
): Promise<Uint8Array> {
  const unmarked = picture.mediaType === 'image/jpeg' ? withoutMarks(bytes) : bytes;
  const order = { making, maker, uploads: [original] };
  return sign({ ...picture, bytes: unmarked }, order, (manifest, input) =>
    addCopy(manifest, input, changes),
  );
}

interface SigningOrder {
  making: Making;
  maker: ClaimMaker;
  /** Manifests of the uploads, which become ingredients. */
  uploads: readonly KeptManifest[];
}

async function sign(
  picture: Picture,
  { making, maker: { signer, version }, uploads }: SigningOrder,
  act: (manifest: Manifest, input: ActionsInput) => void,
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
  const { kept, boxes } = mergeManifests(uploads);
  act(manifest, { making, version, kept });
  const boxBytes = boxes.reduce((sum, { length }) => sum + length, 0);
  await asset.ensureManifestSpace(store.measureSize() + boxBytes);
  await hash.updateWithAsset(asset);
  await manifest.sign(signer);
  await asset.writeManifestJUMBF(insertBoxes(store.getBytes(), boxes));
  return asset.getDataRange();
}

/**
 * Tells whether a manifest was signed with the certificate of this engine. The comparison covers
 * whole certificates, because anyone can copy a certificate's names and numbers.
 */
export function isSignedBy({ certificate }: KeptManifest, { signer }: ClaimMaker): boolean {
  return Buffer.from(signer.certificate.rawData).equals(certificate);
}

/**
 * Merges the manifests of several uploads for one manifest store. If two manifests have the same
 * name and different bytes, only the first is kept.
 */
function mergeManifests(uploads: readonly KeptManifest[]) {
  const byLabel = new Map<string, Uint8Array>();
  const kept = new Map<string, KeptManifest>();
  for (const upload of uploads) {
    const isOther = upload.boxes.some(({ label, bytes }) => {
      const known = byLabel.get(label);
      return known !== undefined && !Buffer.from(known).equals(bytes);
    });
    if (isOther) continue;
    for (const { label, bytes } of upload.boxes) byLabel.set(label, bytes);
    kept.set(upload.label, upload);
  }
  return { kept: [...kept.values()], boxes: [...byLabel.values()] };
}

interface ActionsInput {
  making: Making;
  version: string;
  kept: readonly KeptManifest[];
}

/**
 * Adds the actions of C2PA 2.1, 18.15 to a manifest: the first action creates the picture, or opens its source.
 */
function addActions(manifest: Manifest, { making, version, kept }: ActionsInput): void {
  const assertion = new ActionAssertion();
  assertion.label = AssertionLabels.actionsV2;
  const digitalSourceType = getSourceType(making);
  const softwareAgent = { name: PRODUCT, version };
  const created: Action = { action: ActionType.C2paCreated, digitalSourceType, softwareAgent };
  const place = (upload: KeptManifest | undefined): Action => ({
    action: ActionType.C2paPlaced,
    parameters: { ingredients: [addUpload(manifest, RelationshipType.ComponentOf, upload)] },
  });
  switch (making) {
    case 'drawn':
    case 'modelPicture':
      assertion.actions = [created, ...kept.map(place)];
      break;
    case 'photoEdited':
      assertion.actions = [
        {
          action: ActionType.C2paOpened,
          parameters: { ingredients: [addUpload(manifest, RelationshipType.ParentOf, kept[0])] },
        },
        { action: ActionType.C2paEdited, digitalSourceType, softwareAgent },
      ];
      break;
    case 'photoComposed':
    case 'photoWithModel':
      assertion.actions = [created, ...(kept.length > 0 ? kept : [undefined]).map(place)];
      break;
  }
  manifest.addAssertion(assertion);
}

const COPY_ACTIONS: Record<CopyChange, ActionType> = {
  fileKind: ActionType.C2paTranscoded,
  altText: ActionType.C2paEditedMetadata,
};

/** Adds the actions of a copy to a manifest: the original was opened and saved with the given changes. */
function addCopy(
  manifest: Manifest,
  { making, version, kept }: ActionsInput,
  changes: readonly CopyChange[],
): void {
  const assertion = new ActionAssertion();
  assertion.label = AssertionLabels.actionsV2;
  const parent = addUpload(manifest, RelationshipType.ParentOf, kept[0]);
  assertion.actions = [
    { action: ActionType.C2paOpened, parameters: { ingredients: [parent] } },
    ...changes.map((change) => ({
      action: COPY_ACTIONS[change],
      digitalSourceType: getSourceType(making),
      softwareAgent: { name: PRODUCT, version },
    })),
  ];
  manifest.addAssertion(assertion);
}

function addUpload(manifest: Manifest, relationship: RelationshipType, upload?: KeptManifest) {
  const ingredient = IngredientAssertion.createV3(relationship);
  const earlier = manifest.assertions?.getAssertionsByLabel(ingredient.label).length ?? 0;
  // If a manifest has several assertions with the same label, the later labels get a number (C2PA
  // 2.1, 6.4).
  if (earlier > 0) ingredient.labelSuffix = earlier;
  ingredient.title = 'Uploaded picture';
  if (upload) {
    ingredient.activeManifest = referenceTo(upload);
    ingredient.claimSignature = referenceTo(upload.signature);
    ingredient.validationResults = { activeManifest: upload.found };
  }
  manifest.addAssertion(ingredient);
  return manifest.createAssertionReference(ingredient);
}

/** Returns a reference to a box of the same manifest store, by the box's name and hash. */
function referenceTo({ label, hash }: { label: string; hash: Uint8Array }) {
  return { uri: `self#jumbf=/c2pa/${label}`, hash, algorithm: HASH } as const;
}
