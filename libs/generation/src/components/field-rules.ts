import type * as z from 'zod';

interface FieldRule {
  validator: (rule: unknown, value: unknown) => Promise<void>;
}

/**
 * Returns antd validation rules for a field that has a schema in contracts. An empty required field shows the
 * message `missing`, and any other problem shows the schema's message.
 */
export function buildFieldRules(schema: z.ZodType, missing?: string): FieldRule[] {
  return [
    {
      validator: async (_rule, value) => {
        const isEmpty = value === undefined || value === null || String(value).trim() === '';
        if (isEmpty && missing) throw new Error(missing);
        if (isEmpty) return;
        const issue = schema.safeParse(value).error?.issues[0];
        if (issue) throw new Error(issue.message);
      },
    },
  ];
}
