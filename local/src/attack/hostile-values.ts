import * as z from 'zod';

/** Texts that are known to break parsers, databases and file systems. */
export const HOSTILE_TEXTS: readonly string[] = [
  '',
  '\u0000',
  'a\u0000b',
  '\ud800',
  '\udfff tail',
  '\ufffe\uffff',
  '\u202e\u2066reversed',
  '%00%2e%2e%2f',
  '../../../../etc/passwd',
  "'; drop table public.users; --",
  '" or 1=1 --',
  '{{7*7}}<%= 7 * 7 %>',
  '<script>alert(1)</script>',
  'javascript:alert(1)',
  'http://169.254.169.254/latest/meta-data/',
  'file:///etc/passwd',
  '9'.repeat(400),
  'x'.repeat(20_000),
  '\u0301'.repeat(600),
  '__proto__',
];

/** Values other than texts, which the attack sends where a route expects a text. */
export const HOSTILE_VALUES: readonly unknown[] = [
  null,
  true,
  -1,
  1e308,
  [],
  {},
  [[[[[[]]]]]],
  { $ne: null },
];

type Step = string | number;

const jsonSchema = z.object({
  type: z.unknown().optional(),
  properties: z.record(z.string(), z.unknown()).optional(),
  additionalProperties: z.unknown().optional(),
  items: z.unknown().optional(),
  anyOf: z.array(z.unknown()).optional(),
  oneOf: z.array(z.unknown()).optional(),
  allOf: z.array(z.unknown()).optional(),
});

/** Lists the paths to every text field that a schema accepts, including optional fields. */
export function listTextPaths(schema: z.ZodType): Step[][] {
  const found: Step[][] = [];
  walk(z.toJSONSchema(schema, { unrepresentable: 'any', io: 'input', reused: 'inline' }), []);
  return found;

  function walk(part: unknown, path: Step[]): void {
    const node = jsonSchema.safeParse(part).data;
    if (!node || path.length > 8) return;
    if (node.type === 'string') found.push(path);
    for (const [name, child] of Object.entries(node.properties ?? {})) walk(child, [...path, name]);
    if (node.items) walk(node.items, [...path, 0]);
    if (node.additionalProperties) walk(node.additionalProperties, [...path, 'extra']);
    for (const other of [...(node.anyOf ?? []), ...(node.oneOf ?? []), ...(node.allOf ?? [])])
      walk(other, path);
  }
}

/** Lists the paths to every text inside a JSON value. */
export function findTextPaths(value: unknown, path: Step[] = []): Step[][] {
  if (typeof value === 'string') return [path];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, child]) =>
    findTextPaths(child, [...path, Array.isArray(value) ? Number(name) : name]),
  );
}

/** Returns a copy of a request body with the value at one path replaced; creates missing parent objects. */
export function replaceValue(
  body: unknown,
  [step, ...rest]: readonly Step[],
  value: unknown,
): unknown {
  if (step === undefined) return value;
  if (typeof step === 'number') {
    const list = Array.isArray(body) ? [...body] : [];
    list[step] = replaceValue(list[step], rest, value);
    return list;
  }
  const fields: Record<string, unknown> =
    typeof body === 'object' && body !== null ? { ...body } : {};
  return { ...fields, [step]: replaceValue(fields[step], rest, value) };
}
