import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { detectImageType, type UploadMimeType } from '@adwright/contracts';
import { JPEG, PNG } from '@trustnxt/c2pa-ts/asset';
import { SuperBox } from '@trustnxt/c2pa-ts/jumbf';
import { Signature } from '@trustnxt/c2pa-ts/manifest';
import * as z from 'zod';
import { type LabelledBox, listSuperboxes, readSuperbox } from './jumbf.ts';
import { type ReadCredentials, statusSchema } from './kept-manifest.ts';
import { hasModelSource, parseMaking } from './source-type.ts';

/**
 * Maximum total size in bytes of an upload's manifests that ads keep. Without this limit,
 * thumbnails in the manifests would enlarge each of ten ad variations.
 */
const MAX_KEPT_BYTES = 256 * 1024;
/** Label of the JUMBF box that holds a manifest's signature. */
const SIGNATURE_LABEL = 'c2pa.signature';
/** Size of a WebP file's header, in bytes. */
const WEBP_HEADER_BYTES = 12;
/** Size of the header of a chunk in a WebP file, in bytes. */
const WEBP_CHUNK_HEADER_BYTES = 8;

/**
 * Schema of the status codes in the reader's report. Status codes that `ValidationStatusCode` lacks are
 * skipped, because the library that writes manifests can't express them.
 */
const statusesSchema = z
  .array(z.unknown())
  .default([])
  .transform((statuses) => statuses.flatMap((one) => statusSchema.safeParse(one).data ?? []));
const reportSchema = z.object({
  active_manifest: z.string(),
  manifests: z.record(z.string(), z.unknown()),
  validation_state: z.enum(['Valid', 'Trusted', 'Invalid']),
  validation_results: z
    .object({
      activeManifest: z.object({
        success: statusesSchema,
        informational: statusesSchema,
        failure: statusesSchema,
      }),
    })
    .optional(),
});

/**
 * Parses the content credentials of a picture with the reference reader, on the calling thread. Call this
 * function only in `credentials-process.ts`, because a hostile file can crash the reader. For unreadable
 * credentials, the result is `broken`.
 * @throws {Error} if the reader itself failed and must not be used again
 */
export async function parseCredentials(bytes: Uint8Array): Promise<ReadCredentials> {
  const mediaType = detectImageType(bytes);
  const store = mediaType && storeOf(bytes, mediaType);
  if (!store) return { state: 'none' };
  try {
    const report = await readReport(bytes, mediaType);
    if (report.validation_state === 'Invalid') return { state: 'broken' };
    const hasModelPart = hasModelSource(JSON.stringify(report.manifests));
    if (store.length > MAX_KEPT_BYTES) return { state: 'tooLarge', hasModelPart };
    const boxes = listSuperboxes(readSuperbox(store));
    const active = boxes.find(({ label }) => label === report.active_manifest);
    const signature =
      active && listSuperboxes(active).find(({ label }) => label === SIGNATURE_LABEL);
    if (!active || !signature) return { state: 'broken' };
    const found = report.validation_results?.activeManifest;
    const manifest = {
      label: active.label,
      hash: hashOf(active),
      certificate: certificateOf(signature),
      making: parseMaking(JSON.stringify(report.manifests[report.active_manifest])),
      signature: { label: `${active.label}/${SIGNATURE_LABEL}`, hash: hashOf(signature) },
      boxes: boxes.map(({ label, bytes }) => ({ label, bytes })),
      found: found ?? { success: [], informational: [], failure: [] },
    };
    return { state: 'valid', hasModelPart, manifest };
  } catch (error) {
    // After a WebAssembly trap or a stack overflow, the reader's memory is inconsistent.
    if (error instanceof WebAssembly.RuntimeError || error instanceof RangeError) throw error;
    return { state: 'broken' };
  }
}

/** Returns the signer's certificate, which is the first certificate in the chain of a signature. */
function certificateOf({ bytes }: LabelledBox): Uint8Array {
  const { certificate } = Signature.read(SuperBox.fromBuffer(Uint8Array.from(bytes))).signatureData;
  return new Uint8Array(certificate?.rawData ?? []);
}

function hashOf({ content }: LabelledBox): Uint8Array {
  return createHash('sha256').update(content).digest();
}

/** The reference reader of content credentials (c2pa), loaded when the first picture with credentials arrives. */
let reader: Promise<typeof import('@contentauth/c2pa-wasm')> | undefined;

async function openReader() {
  const library = await import('@contentauth/c2pa-wasm');
  const address = import.meta.resolve('@contentauth/c2pa-wasm/c2pa.wasm');
  library.initSync({ module: await readFile(fileURLToPath(address)) });
  return library;
}

/** Reader settings that prevent requests, because an attacker may choose the URLs in a picture. */
const OFFLINE = JSON.stringify({ verify: { remote_manifest_fetch: false, ocsp_fetch: false } });

async function readReport(bytes: Uint8Array, mediaType: UploadMimeType) {
  reader ??= openReader();
  const { WasmReader } = await reader;
  const opened = await WasmReader.fromBytes(mediaType, bytes, OFFLINE);
  try {
    return reportSchema.parse(JSON.parse(opened.json()));
  } finally {
    opened.free();
  }
}

/** Returns the manifest store of a picture as JUMBF; undefined if the picture has no manifest store. */
function storeOf(bytes: Uint8Array, mediaType: UploadMimeType): Uint8Array | undefined {
  try {
    switch (mediaType) {
      case 'image/jpeg':
        return new JPEG(bytes).getManifestJUMBF();
      case 'image/png':
        return new PNG(bytes).getManifestJUMBF();
      case 'image/webp':
        return webpStore(bytes);
    }
  } catch {
    return undefined;
  }
}

/** Returns the manifest store of a WebP: a separate chunk at the end of the RIFF container (C2PA 2.1, A.3.7). */
function webpStore(bytes: Uint8Array): Uint8Array | undefined {
  const view = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  for (let at = WEBP_HEADER_BYTES; at + WEBP_CHUNK_HEADER_BYTES <= view.length; ) {
    const start = at + WEBP_CHUNK_HEADER_BYTES;
    const length = view.readUInt32LE(at + 4);
    if (view.toString('latin1', at, at + 4) === 'C2PA') return view.subarray(start, start + length);
    at = start + length + (length % 2);
  }
  return undefined;
}
