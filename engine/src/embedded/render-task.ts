import type { CreateAdRequest } from '@adwright/contracts';

/** Work for a thread. Each task is small enough to be a fair share: one picture, or the words. */
export type RenderTask = { kind: 'adText'; brief: CreateAdRequest; seed: number };

/** What a task gives: pictures, or pieces of text. */
export type RenderTaskValue = string[];
