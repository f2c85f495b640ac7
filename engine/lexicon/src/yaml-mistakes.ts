import {
  type Document,
  isMap,
  isNode,
  isScalar,
  LineCounter,
  parseDocument,
  visit,
  type YAMLError,
} from 'yaml';
import * as z from 'zod';
import type { YamlFile } from './yaml-file.ts';

/** A mistake in a YAML file, with its correction. */
interface YamlMistake {
  /** Path from the folder. */
  file: string;
  /** Line number, from 1. */
  line: number;
  message: string;
}

type Issue = z.core.$ZodIssue;

/** Returns the mistakes as one message, one per line. */
export function listMistakes(folder: string, mistakes: readonly YamlMistake[]): string {
  return [
    `${mistakes.length} ${mistakes.length === 1 ? 'mistake' : 'mistakes'} in ${folder}:`,
    ...mistakes.map(({ file, line, message }) => `  ${file}:${line}: ${message}`),
  ].join('\n');
}

/** Parses all files into one value that is nested like their folders. */
export function parseYamlFiles(
  files: readonly YamlFile[],
  schema: z.ZodType,
): { values: object; mistakes: YamlMistake[] } {
  const values: Nested = {};
  const mistakes: YamlMistake[] = [];
  for (const file of files) {
    const { document, lines } = parseFile(file);
    const broken = [
      ...document.errors.map((error) => createSyntaxMistake(file, error, lines)),
      ...findUnquotedStars(file, document, lines),
    ];
    mistakes.push(...broken);
    if (broken.length === 0) place(values, file.path.split('/'), document.toJS());
  }
  // All other errors are reported too, so that a translator can correct them in one go.
  if (mistakes.length > 0) return { values, mistakes };
  const checked = schema.safeParse(values, { reportInput: true });
  return {
    values,
    mistakes: checked.success ? [] : explainIssues(files, checked.error.issues, schema),
  };
}

interface Nested {
  [name: string]: unknown;
}

function place(values: Nested, names: readonly string[], value: unknown): void {
  const [name = '', ...others] = names;
  if (others.length === 0) {
    values[name] = value;
    return;
  }
  const findInnerSchema: Nested = {};
  const existing = values[name];
  if (existing === undefined) values[name] = findInnerSchema;
  place(isNested(existing) ? existing : findInnerSchema, others, value);
}

function isNested(value: unknown): value is Nested {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function parseFile({ text }: YamlFile): { document: Document; lines: LineCounter } {
  const lines = new LineCounter();
  return { document: parseDocument(text, { lineCounter: lines, prettyErrors: false }), lines };
}

const SYNTAX_REPAIRS: Readonly<Partial<Record<YAMLError['code'], string>>> = {
  TAB_AS_INDENT: 'A tab indents this line: write two spaces for each level.',
  DUPLICATE_KEY: 'This key stands here a second time: keep one of the two.',
  BAD_INDENT:
    'This line is indented otherwise than its neighbours: write two spaces for each level.',
  MISSING_CHAR: 'A quotation mark or a bracket is not closed here: close it.',
  BLOCK_AS_IMPLICIT_KEY:
    'A colon and a blank within a text begin a key: put the whole text in double quotes.',
};

function createSyntaxMistake(file: YamlFile, error: YAMLError, lines: LineCounter): YamlMistake {
  return {
    file: `${file.path}.yaml`,
    line: lines.linePos(error.pos[0]).line,
    message: /flow/i.test(error.message)
      ? 'A bracket in the lines above is not closed: write "]" or "}" at the end of its list.'
      : (SYNTAX_REPAIRS[error.code] ?? `This is no YAML (${error.message}).`),
  };
}

/**
 * Finds unquoted words that start with a star. YAML reads such words as references to a missing anchor.
 */
function findUnquotedStars(
  { path }: YamlFile,
  document: Document,
  lines: LineCounter,
): YamlMistake[] {
  const mistakes: YamlMistake[] = [];
  visit(document, {
    Alias(_, alias) {
      if (alias.resolve(document)) return;
      const { source, range } = alias;
      mistakes.push({
        file: `${path}.yaml`,
        line: lines.linePos(range?.[0] ?? 0).line,
        message: `"*${source}" begins with a star: put it in double quotes.`,
      });
    },
  });
  return mistakes;
}

/** Finds the lines that a schema rejects, and explains what the schema requires there. */
export function explainIssues(
  files: readonly YamlFile[],
  issues: readonly Issue[],
  schema: z.ZodType,
): YamlMistake[] {
  const byPath = new Map(files.map((file) => [file.path, file]));
  const described = describeSchema(schema);
  return issues.flatMap((issue) => {
    const names = issue.path.map(String);
    const length = names.findIndex((_, at) => byPath.has(names.slice(0, at + 1).join('/'))) + 1;
    const file = byPath.get(names.slice(0, length).join('/'));
    const asked = findSubschema(described, names);
    return file === undefined
      ? listFolderMistakes(files, names, issue, described)
      : [
          {
            file: `${file.path}.yaml`,
            line: findMistakeLine(file, issue.path.slice(length), issue),
            message: formatMessage(issue, asked),
          },
        ];
  });
}

/** The requirements of a schema, as JSON Schema. */
interface Described {
  description?: string | undefined;
  properties?: Record<string, Described> | undefined;
  required?: string[] | undefined;
  additionalProperties?: Described | boolean | undefined;
  propertyNames?: { enum?: string[] | undefined } | undefined;
  items?: Described | boolean | undefined;
  prefixItems?: Described[] | undefined;
}

const describedShape: z.ZodType<Described> = z.lazy(() =>
  z.object({
    description: z.string().optional(),
    properties: z.record(z.string(), describedShape).optional(),
    required: z.array(z.string()).optional(),
    additionalProperties: z.union([z.boolean(), describedShape]).optional(),
    propertyNames: z.object({ enum: z.array(z.string()).optional() }).optional(),
    items: z.union([z.boolean(), describedShape]).optional(),
    prefixItems: z.array(describedShape).optional(),
  }),
);

function describeSchema(schema: z.ZodType): Described {
  return describedShape.parse(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }));
}

/** Returns the subschema at a path of keys. */
function findSubschema(
  described: Described | undefined,
  names: readonly string[],
): Described | undefined {
  const [name, ...others] = names;
  if (described === undefined || name === undefined) return described;
  const { properties, additionalProperties, items, prefixItems } = described;
  const any = [additionalProperties, items].find((part) => typeof part === 'object');
  return findSubschema(properties?.[name] ?? prefixItems?.[Number(name)] ?? any, others);
}

/** Lists mistakes about whole files: missing files, and files that the schema does not contain. */
function listFolderMistakes(
  files: readonly YamlFile[],
  names: readonly string[],
  issue: Issue,
  described: Described,
): YamlMistake[] {
  const folder = names.join('/');
  if (issue.code !== 'unrecognized_keys') {
    const advice =
      findSubschema(described, names)?.description ??
      findSubschema(described, names.slice(0, -1))?.description;
    return [
      { file: `${folder}.yaml`, line: 1, message: `This file is missing.${formatAdvice(advice)}` },
    ];
  }
  const asked = findSubschema(described, names);
  const prefix = folder === '' ? '' : `${folder}/`;
  const present = new Set(files.map((file) => file.path.slice(prefix.length).split('/')[0] ?? ''));
  const open = listIds(asked).filter((id) => !present.has(id));
  return issue.keys.map((key) => ({
    file:
      files.find(({ path }) => `${path}/`.startsWith(`${prefix}${key}/`))?.path.concat('.yaml') ??
      key,
    line: 1,
    message:
      `Nothing is called "${key}".` +
      (open.length > 0 ? ` Still without a file: ${open.join(', ')}.` : '') +
      formatAdvice(asked?.description),
  }));
}

function listIds(asked: Described | undefined): string[] {
  return asked?.propertyNames?.enum ?? Object.keys(asked?.properties ?? {});
}

function formatAdvice(advice: string | undefined): string {
  return advice === undefined ? '' : ` ${advice}`;
}

function formatMessage(issue: Issue, asked: Described | undefined): string {
  const name = issue.path.at(-1);
  const key = typeof name === 'number' ? `Entry ${name + 1} of the list` : `"${String(name)}"`;
  switch (issue.code) {
    case 'unrecognized_keys':
      return `${issue.keys.map((unknown) => `"${unknown}"`).join(', ')} is no key here. Keys: ${listIds(asked).join(', ')}.${formatAdvice(asked?.description)}`;
    case 'invalid_type':
      return issue.input === undefined
        ? `${key} is missing.${formatAdvice(asked?.description)}`
        : `${key} is ${describeKind(issue.input)} and must be ${KINDS[issue.expected] ?? issue.expected}.${formatAdvice(asked?.description)}`;
    case 'invalid_value':
      return issue.input === undefined
        ? `${key} is missing. Write ${formatChoices(issue.values)}.`
        : `${key} is ${JSON.stringify(issue.input)}. Write ${formatChoices(issue.values)}.`;
    case 'too_small':
      return `${key} needs at least ${issue.minimum} ${getUnit(issue.origin)}.${formatAdvice(asked?.description)}`;
    case 'too_big':
      return `${key} has more than ${issue.maximum} ${getUnit(issue.origin)}.${formatAdvice(asked?.description)}`;
    default:
      return `${key}${quoteInput(issue.input)}: ${issue.message.replace(/\.$/, '')}.${formatAdvice(asked?.description)}`;
  }
}

/** Returns the rejected text as the message quotes it; '' if the value is not text. */
function quoteInput(input: unknown): string {
  return typeof input === 'string' ? ` ("${input}")` : '';
}

const KINDS: Readonly<Record<string, string>> = {
  string: 'a text (in double quotes where it looks like a number)',
  boolean: 'true or false',
  array: 'a list, each line after "- "',
  tuple: 'a list, each line after "- "',
  object: 'keys with values, two spaces further in',
  record: 'keys with values, two spaces further in',
  number: 'a number',
};

function describeKind(value: unknown): string {
  if (value === null) return 'empty';
  if (Array.isArray(value)) return 'a list';
  return typeof value === 'object'
    ? 'a group of keys'
    : `the ${typeof value === 'string' ? 'text' : typeof value} ${JSON.stringify(value)}`;
}

function getUnit(origin: string): string {
  return origin === 'array' || origin === 'tuple' ? 'lines' : 'characters';
}

function formatChoices(values: readonly unknown[]): string {
  return values.map((value) => JSON.stringify(value)).join(' or ');
}

/**
 * Returns the line of a mistake: the line of an unknown key or a wrong value. For a missing key,
 * this is the line of the enclosing group.
 */
function findMistakeLine(file: YamlFile, names: readonly PropertyKey[], issue: Issue): number {
  const { document, lines } = parseFile(file);
  if (issue.code === 'unrecognized_keys') {
    const group = names.length === 0 ? document.contents : document.getIn(names, true);
    const pair = isMap(group)
      ? group.items.find(({ key }) => isScalar(key) && issue.keys.includes(String(key.value)))
      : undefined;
    if (isNode(pair?.key) && pair.key.range) return lines.linePos(pair.key.range[0]).line;
  }
  for (let length = names.length; length > 0; length -= 1) {
    const node = document.getIn(names.slice(0, length), true);
    if (isNode(node) && node.range) return lines.linePos(node.range[0]).line;
  }
  return 1;
}
