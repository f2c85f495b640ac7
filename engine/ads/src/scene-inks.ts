import type { Inks } from './entries.ts';
import type { ButtonEntry } from './stack.ts';

/** Words on a dusky landscape, whatever the palette. */
export const sceneInks: Inks = { ink: '#ffffff', soft: '#f4ebe6', accent: '#ffd79a' };

export const sceneButton: Partial<ButtonEntry> = { fill: '#ffd086', ink: '#22140a' };
