import * as z from 'zod';
import { briefSchema } from '../brief.ts';
import { MAX_TEXT_LENGTH } from '../limits.ts';
import { AD_TYPE_OPTIONS, EMOTION_OPTIONS } from '../options.ts';
import type { CampaignBrief, CampaignDefaults, ShownChoices } from './campaign.ts';
import {
  CATALOGUE_FIELDS,
  type CatalogueField,
  type CatalogueRow,
  type CatalogueTable,
  type ColumnMapping,
} from './catalogue.ts';

/** What becomes of a line of the catalogue: an ad to make, or what keeps it from being one. */
export interface PlannedRow {
  line: number;
  name: string;
  reference: string;
  /** A link, or the name of a file; '' without one. */
  photo: string;
  /** Where the product is sold; '' without one. */
  link: string;
  /** Null where there are problems. */
  brief: CampaignBrief | null;
  /** Sentences for the user. */
  problems: string[];
}

/** What people call the fields of a catalogue. */
export const CATALOGUE_FIELD_LABELS: Readonly<Record<CatalogueField, string>> = {
  product: 'Product',
  audience: 'Target audience',
  goal: 'Campaign goal',
  emotion: 'Dominant emotion',
  adType: 'Ad type',
  photo: 'Photo',
  link: 'Product link',
  reference: 'Reference',
};

/** A cell whose formula was exported in place of its value, or that a spreadsheet could not calculate. */
const FORMULA = /^=|^#(?:N\/A|REF!|VALUE!|NAME\?|DIV\/0!|NULL!|NUM!)/i;
const LINK = /^(?:https?:)?\/\//i;
const linkSchema = z.url({ protocol: /^https?$/ });
const ANY_SCHEME = /^[a-z][a-z0-9+.-]*:/i;
const MAX_NAME_LENGTH = 120;
const MAX_PHOTO_LINK_LENGTH = 2048;
/** Characters of the link that an ad leads to. A launch kit adds UTM parameters to it. */
export const MAX_PRODUCT_LINK_LENGTH = 1500;

/**
 * What a catalogue makes under a mapping, every line in its place: also those that can't be read and those whose words make
 * no brief, with the reason. The page shows it while columns are chosen, and the engine makes the rows of it.
 */
export function planRows(
  { rows, faults }: CatalogueTable,
  mapping: ColumnMapping,
  defaults: CampaignDefaults,
  choices: ShownChoices = {},
): PlannedRow[] {
  const planned = rows.map((row) => withChoice(planRow(row, mapping, defaults), choices));
  const unread = faults.map(({ line, message }) => ({
    line,
    name: '',
    reference: '',
    photo: '',
    link: '',
    brief: null,
    problems: [message],
  }));
  return [...planned, ...unread].toSorted((one, other) => one.line - other.line);
}

function withChoice(row: PlannedRow, choices: ShownChoices): PlannedRow {
  const shownAs = choices[row.line];
  return row.brief && shownAs ? { ...row, brief: { ...row.brief, shownAs } } : row;
}

function planRow(
  { line, cells }: CatalogueRow,
  mapping: ColumnMapping,
  defaults: CampaignDefaults,
): PlannedRow {
  const cell = (field: CatalogueField) => cells[mapping[field] ?? -1]?.trim() ?? '';
  const photo = photoOf(cell('photo'));
  const link = withProtocol(cell('link'));
  const read = {
    product: cell('product'),
    audience: cell('audience') || defaults.audience,
    goal: cell('goal') || defaults.goal,
    emotion: choiceOf(EMOTION_OPTIONS, cell('emotion')) ?? defaults.emotion,
    adType: choiceOf(AD_TYPE_OPTIONS, cell('adType')) ?? defaults.adType,
  };
  const problems = [
    ...CATALOGUE_FIELDS.filter((field) => FORMULA.test(cell(field))).map(
      (field) => `${CATALOGUE_FIELD_LABELS[field]} holds a formula.`,
    ),
    ...unknownChoices(cell),
    ...photoProblems(photo),
    ...linkProblems(link),
  ];
  const brief = briefSchema.safeParse(read);
  if (!brief.success) problems.push(...brief.error.issues.map(briefProblem));
  return {
    line,
    name: read.product.slice(0, MAX_NAME_LENGTH),
    reference: cell('reference').slice(0, MAX_NAME_LENGTH),
    photo,
    link,
    brief: problems.length === 0 ? (brief.data ?? null) : null,
    problems: [...new Set(problems)],
  };
}

interface Choice<Value> {
  readonly value: Value;
  readonly label: string;
}

/** The choice that a cell names, by value or label; undefined for an empty or unknown one. */
function choiceOf<Value extends string>(
  choices: readonly Choice<Value>[],
  text: string,
): Value | undefined {
  const plain = (words: string) => words.toLowerCase().replace(/[^a-z]/g, '');
  const wanted = plain(text);
  return choices.find(({ value, label }) => [value, label].some((name) => plain(name) === wanted))
    ?.value;
}

function unknownChoices(cell: (field: CatalogueField) => string): string[] {
  const choices = { emotion: EMOTION_OPTIONS, adType: AD_TYPE_OPTIONS };
  return (['emotion', 'adType'] as const)
    .filter(
      (field) => cell(field) !== '' && choiceOf<string>(choices[field], cell(field)) === undefined,
    )
    .map((field) => {
      const said = cell(field).slice(0, 40);
      return `${CATALOGUE_FIELD_LABELS[field]} “${said}” is not one of the choices.`;
    });
}

/** The first of several links; a link without its protocol gets it. */
function photoOf(cell: string): string {
  const [first = ''] = LINK.test(cell) || cell.includes('://') ? cell.split(/[\s,;|]+/) : [cell];
  return withProtocol(first);
}

function withProtocol(link: string): string {
  return link.startsWith('//') ? `https:${link}` : link;
}

function photoProblems(photo: string): string[] {
  if (photo.length > MAX_PHOTO_LINK_LENGTH) return ['Photo is too long.'];
  // A drive letter begins a path, which a file's name is taken from.
  const isOdd = ANY_SCHEME.test(photo) && !isPhotoLink(photo) && !/^[a-z]:\\/i.test(photo);
  return isOdd ? ['Photo is neither a web address nor a file name.'] : [];
}

/** A link is optional; what stands there is one that an ad may lead to. */
function linkProblems(link: string): string[] {
  if (link.length > MAX_PRODUCT_LINK_LENGTH) return ['Product link is too long.'];
  if (link === '') return [];
  if (!linkSchema.safeParse(link).success) return ['Product link is not a web address.'];
  const { username, password } = new URL(link);
  return username || password ? ['Product link holds a user name or password.'] : [];
}

/** Whether a row's photo lies at a web address; it is the name of a file otherwise. */
export function isPhotoLink(photo: string): boolean {
  return linkSchema.safeParse(photo).success;
}

function briefProblem({
  path: [field],
  code,
}: {
  path: PropertyKey[];
  code?: string | undefined;
}): string {
  const known = CATALOGUE_FIELDS.find((name) => name === field);
  const label = known ? CATALOGUE_FIELD_LABELS[known] : String(field);
  return code === 'too_big'
    ? `${label} is longer than ${MAX_TEXT_LENGTH} characters.`
    : `${label} is empty.`;
}
