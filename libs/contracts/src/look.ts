import * as z from 'zod';
import { TYPE_PAIRINGS } from './recipe-choices.ts';

export const typePairingSchema = z.enum(TYPE_PAIRINGS.map(([name]) => name));

/** A colour in the format of the browser's colour field. */
export const hexColourSchema = z
  .string()
  .regex(/^#[0-9a-f]{6}$/i, 'A color such as #1a2b3c')
  .toLowerCase();
