import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { initSync, WasmReader } from '@contentauth/c2pa-wasm';
import * as z from 'zod';
import type { Picture } from '../sign-picture.ts';

/** Schema of the reference reader's report about a picture. */
const reportSchema = z.object({
  active_manifest: z.string(),
  validation_state: z.string(),
  validation_status: z.array(z.object({ code: z.string() })).default([]),
  manifests: z.record(
    z.string(),
    z.object({
      claim_generator_info: z.array(z.object({ name: z.string(), version: z.string() })),
      ingredients: z.array(z.looseObject({ relationship: z.string() })).default([]),
      assertions: z.array(z.object({ label: z.string(), data: z.unknown() })),
    }),
  ),
});
const actionsSchema = z.object({
  actions: z.array(z.object({ action: z.string(), digitalSourceType: z.string().optional() })),
});

/**
 * Returns the active manifest of a picture as the reference reader reports it.
 * @throws {Error} if the picture has no manifest
 */
export async function readActiveManifest({ bytes, mediaType }: Picture) {
  const address = import.meta.resolve('@contentauth/c2pa-wasm/c2pa.wasm');
  initSync({ module: await readFile(fileURLToPath(address)) });
  const reader = await WasmReader.fromBytes(mediaType, bytes);
  const report = reportSchema.parse(JSON.parse(reader.json()));
  const manifest = report.manifests[report.active_manifest];
  const data = manifest?.assertions.find(({ label }) => label === 'c2pa.actions.v2')?.data;
  const { actions } = actionsSchema.parse(data);
  return {
    state: report.validation_state,
    codes: report.validation_status.map(({ code }) => code),
    manifestCount: Object.keys(report.manifests).length,
    generator: manifest?.claim_generator_info,
    ingredients: manifest?.ingredients ?? [],
    actions: actions.map(({ action }) => action),
    sourceTypes: actions.flatMap(({ digitalSourceType }) => digitalSourceType ?? []),
  };
}
