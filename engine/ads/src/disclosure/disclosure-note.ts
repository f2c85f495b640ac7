import { fileURLToPath } from 'node:url';
import { readCheckedYamlFolder } from '@adwright/engine-lexicon';
import type { NoteTexts } from './note-texts-schema.ts';

const { notes }: NoteTexts = await readCheckedYamlFolder(
  fileURLToPath(new URL('../../content/disclosure', import.meta.url)),
  [new URL('./note-texts-schema.ts', import.meta.url)],
  async () => (await import('./note-texts-schema.ts')).noteTextsSchema,
);

/**
 * Returns the text that discloses the use of AI, in a language, or in English if there is no translation.
 *
 * @param isPart whether an AI model made only a part of the picture
 */
export function writeDisclosureNote(language: string, isPart: boolean): string {
  const texts = notes[isPart ? 'modified' : 'generated'];
  const primary = language.toLowerCase().split('-')[0] ?? '';
  return texts[primary] ?? texts.en ?? '';
}
