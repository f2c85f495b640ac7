import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import * as z from 'zod';
import { runCommand } from './run-command.ts';

const graphSchema = z.object({
  graph: z.object({
    nodes: z.record(
      z.string(),
      z.object({
        data: z.object({
          root: z.string(),
          targets: z.record(
            z.string(),
            z.object({
              cache: z.boolean().optional(),
              inputs: z.array(z.unknown()).optional(),
              outputs: z.array(z.string()).optional(),
            }),
          ),
        }),
      }),
    ),
  }),
  tasks: z.object({ tasks: z.record(z.string(), z.unknown()) }),
});

/** Returns the tasks that Nx would run after a change of one file, and the targets of every project. */
async function affectedBy(file: string, target: string) {
  const folder = await mkdtemp(path.join(tmpdir(), 'adwright-nx-'));
  try {
    const output = path.join(folder, 'graph.json');
    const words = ['affected', '-t', target, `--files=${file}`, `--graph=${output}`];
    const { code, output: said } = await runCommand('nx', words, { label: 'nx' });
    if (code !== 0) throw new Error(said);
    const { graph, tasks } = graphSchema.parse(JSON.parse(await readFile(output, 'utf8')));
    const projects = Object.values(graph.nodes).map(({ data }) => data);
    return { tasks: Object.keys(tasks.tasks), projects };
  } finally {
    await rm(folder, { recursive: true });
  }
}

it('a change of a library runs the tests of the library and of its dependents, and the results are cached', async () => {
  const { tasks, projects } = await affectedBy('libs/generation/src/index.ts', 'test');
  expect(tasks).toEqual(
    expect.arrayContaining(['@adwright/generation:test', '@adwright/mf-create:test']),
  );
  expect(tasks).not.toContain('@adwright/mf-auth:test');
  expect(tasks).not.toContain('@adwright/engine-pixels:test');

  const without = projects.filter(({ targets: { test, lint } }) => !test || !lint);
  expect(without.map(({ root }) => root).sort()).toEqual(['e2e', 'engine/testing']);
  for (const { root, targets } of projects) {
    for (const name of ['test', 'lint']) {
      const target = targets[name];
      if (!target) continue;
      expect(target, `${root}: ${name}`).toMatchObject({ cache: true, outputs: [] });
      expect(target.inputs?.length, `${root}: ${name}`).toBeGreaterThan(0);
    }
  }
});

it('a change of any module runs the browser flows, and their outputs are cached', async () => {
  const { tasks, projects } = await affectedBy('mf-auth/src/manifest.ts', 'e2e');
  expect(tasks).toContain('@adwright/e2e:e2e');
  const flows = projects.find(({ root }) => root === 'e2e')?.targets.e2e;
  expect(flows).toMatchObject({ cache: true, outputs: ['{workspaceRoot}/test-results'] });
});
