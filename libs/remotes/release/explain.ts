import * as z from 'zod';

/** `manifest.routes[0].path` */
function formatPath(path: readonly PropertyKey[]): string {
  return path
    .map((part) => (typeof part === 'number' ? `[${part}]` : `.${String(part)}`))
    .join('')
    .replace(/^\./, '');
}

function nameType(type: string): string {
  if (type === 'array') return 'a list';
  if (type === 'int') return 'a whole number';
  return /^[aeiou]/.test(type) ? `an ${type}` : `a ${type}`;
}

/** Describes the fault of a value. The words are printed after the value's path. */
function describeFault(issue: z.core.$ZodIssue): string {
  switch (issue.code) {
    case 'invalid_type':
      return /received undefined$/.test(issue.message)
        ? `is missing: it has to be ${nameType(issue.expected)}`
        : `has to be ${nameType(issue.expected)}`;
    case 'invalid_value':
      return `has to be ${issue.values.map((value) => JSON.stringify(value)).join(' or ')}`;
    case 'invalid_format':
      return issue.format === 'regex'
        ? `does not have the form ${issue.pattern}`
        : `is no valid ${issue.format === 'url' ? 'address' : issue.format}`;
    case 'too_small':
      return issue.origin === 'string' || issue.origin === 'array'
        ? 'is empty'
        : `has to be at least ${issue.minimum}`;
    case 'too_big':
      return `has to be at most ${issue.maximum}`;
    case 'unrecognized_keys':
      return `holds the unknown ${issue.keys.join(', ')}`;
    case 'custom':
      return issue.message;
    default:
      return `is not valid (${issue.message.toLowerCase()})`;
  }
}

/** Converts the issues of a schema's error to one sentence for each path. */
export function listSentences(error: z.ZodError): string[] {
  const sentences = error.issues.map(
    (issue) => `${formatPath(issue.path) || 'The content'} ${describeFault(issue)}.`,
  );
  return [...new Set(sentences)];
}

/**
 * Returns the messages of an error for a terminal. An error with several causes results in one sentence for
 * each cause, with the cause's place.
 */
export function explain(error: unknown): string {
  if (error instanceof z.ZodError) return listSentences(error).join('\n');
  if (error instanceof AggregateError && !error.message)
    return error.errors.map(explain).join('\n');
  return error instanceof Error ? error.message : String(error);
}
