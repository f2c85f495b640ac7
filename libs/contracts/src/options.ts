import * as z from 'zod';

interface Option<Value extends string> {
  readonly value: Value;
  readonly label: string;
}

/** Builds the options of a select and the zod enum of their values from one list. */
function buildOptionList<
  const Entries extends readonly (readonly [value: string, label: string])[],
>(entries: Entries) {
  type Value = Entries[number][0];
  const options: readonly Option<Value>[] = entries.map(([value, label]) => ({ value, label }));
  const schema = z.enum(entries.map(([value]): Value => value));
  return { options, schema };
}

const emotion = buildOptionList([
  ['urgency', 'Urgency'],
  ['trust', 'Trust'],
  ['happiness', 'Happiness'],
  ['exclusivity', 'Exclusivity'],
  ['fear', 'Fear'],
  ['nostalgia', 'Nostalgia'],
  ['curiosity', 'Curiosity'],
  ['excitement', 'Excitement'],
]);
export const EMOTION_OPTIONS = emotion.options;
export const emotionSchema = emotion.schema;
export type Emotion = z.infer<typeof emotionSchema>;

const adType = buildOptionList([
  ['testimonial', 'Testimonial'],
  ['product showcase', 'Product showcase'],
  ['emotional storytelling', 'Emotional storytelling'],
  ['problem-solution', 'Problem-solution'],
  ['comparison', 'Comparison'],
]);
export const AD_TYPE_OPTIONS = adType.options;
export const adTypeSchema = adType.schema;
export type AdType = z.infer<typeof adTypeSchema>;

const format = buildOptionList([
  ['square', 'Square (1:1)'],
  ['story', 'Story (9:16)'],
]);
export const FORMAT_OPTIONS = format.options;
export const formatSchema = format.schema;
export type Format = z.infer<typeof formatSchema>;

const environment = buildOptionList([
  ['nature', 'Nature'],
  ['urban', 'Urban'],
  ['minimalist', 'Minimalist'],
  ['luxury', 'Luxury'],
  ['kitchen', 'Kitchen'],
  ['workspace', 'Desk/Workspace'],
  ['custom', 'Custom'],
]);
export const ENVIRONMENT_OPTIONS = environment.options;
export const environmentSchema = environment.schema;
export type Environment = z.infer<typeof environmentSchema>;

const visualStyle = buildOptionList([
  ['clean_modern', 'Clean & Modern'],
  ['artistic', 'Artistic'],
  ['high_contrast', 'High Contrast'],
  ['pastel', 'Pastel'],
  ['vintage', 'Vintage'],
  ['realistic', 'Realistic'],
]);
export const VISUAL_STYLE_OPTIONS = visualStyle.options;
export const visualStyleSchema = visualStyle.schema;
export type VisualStyle = z.infer<typeof visualStyleSchema>;
