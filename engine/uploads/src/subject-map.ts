import { readFile } from 'node:fs/promises';
import { InferenceSession, Tensor } from 'onnxruntime-node';
import { type OpenedPhoto, openPhoto } from './open-photo.ts';

/**
 * Probability that each part of a picture belongs to its subject, on a square grid that covers the whole picture. The
 * map is plain data, so that threads can exchange it.
 */
export interface SubjectMap {
  /** Number of rows and of columns of the grid. */
  side: number;
  /** Probability of each cell, from 0 (background) to 255 (subject), row by row. */
  values: Uint8Array;
}

const MODEL = new URL('../models/u2netp.onnx', import.meta.url);
/** Side of the model's input and of the map, in pixels. The model accepts only pictures of 320 × 320 pixels. */
const SIDE = 320;
/**
 * Number of threads that the model uses. The number of threads is the same on every machine, because the last
 * bits of a map depend on how sums are divided among threads.
 */
const THREADS = 2;
/**
 * Maximum number of pixels at which a picture is decoded, which is enough for scaling it down to the model's
 * input.
 */
const MAX_WORK_PIXELS = 640 * 640;
/** Mean of the pictures with which the model was trained (ImageNet): red, green and blue, 0–1. */
const MEAN = [0.485, 0.456, 0.406] as const;
/**
 * Standard deviation of the pictures with which the model was trained (ImageNet): red, green and
 * blue, 0–1.
 */
const SPREAD = [0.229, 0.224, 0.225] as const;

let session: Promise<InferenceSession> | undefined;

function loaded(): Promise<InferenceSession> {
  session ??= readFile(MODEL).then((model) =>
    InferenceSession.create(model, {
      intraOpNumThreads: THREADS,
      enableCpuMemArena: false,
      // The model's threads must not busy-wait, because that takes processor time from threads with work.
      extra: { session: { intra_op: { allow_spinning: '0' } } },
    }),
  );
  return session;
}

/**
 * Finds the subject of a photo by the photo's own transparency, or by salient object detection with U²-Net's
 * small model (Qin et al. 2020). Terminating a thread while the model runs ends the whole program (ONNX Runtime
 * 1.30): see {@link WorkerProcess}.
 * @throws {AppError} as `openPhoto`
 */
export async function readSubject(bytes: Uint8Array): Promise<SubjectMap> {
  const photo = await openPhoto(bytes);
  return (photo.hasAlpha ? await findOpaquePart(photo) : null) ?? (await findSalientPart(photo));
}

/** Returns the opaque part of a photo as the photo's subject; null if the whole photo is opaque. */
async function findOpaquePart(photo: OpenedPhoto): Promise<SubjectMap | null> {
  const values = await photo
    .pixels(MAX_WORK_PIXELS)
    .ensureAlpha()
    .extractChannel('alpha')
    .resize(SIDE, SIDE, { fit: 'fill' })
    .raw()
    .toBuffer();
  return values.every((value) => value > 250)
    ? null
    : { side: SIDE, values: Uint8Array.from(values) };
}

async function findSalientPart(photo: OpenedPhoto): Promise<SubjectMap> {
  const [small, model] = await Promise.all([
    photo
      .pixels(MAX_WORK_PIXELS)
      .flatten({ background: '#ffffff' })
      .toColourspace('srgb')
      .resize(SIDE, SIDE, { fit: 'fill' })
      .raw()
      .toBuffer(),
    loaded(),
  ]);
  const count = SIDE * SIDE;
  const brightest = small.reduce((most, value) => Math.max(most, value), 1);
  const planes = new Float32Array(3 * count);
  for (const [channel, mean] of MEAN.entries())
    for (let at = 0; at < count; at++)
      planes[channel * count + at] =
        ((small[at * 3 + channel] ?? 0) / brightest - mean) / (SPREAD[channel] ?? 1);
  const [input = '', output = ''] = [model.inputNames[0], model.outputNames[0]];
  const { [output]: found } = await model.run({
    [input]: new Tensor('float32', planes, [1, 3, SIDE, SIDE]),
  });
  if (!(found?.data instanceof Float32Array)) throw new Error('the model returned no map');
  return { side: SIDE, values: Uint8Array.from(found.data, (value) => Math.round(value * 255)) };
}
