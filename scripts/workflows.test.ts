import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { MODULE_NAMES } from '@adwright/release/module-names';
import { describe, expect, it } from 'vitest';
import { readCommandLine } from '../release/src/command-line.ts';
import { REPOSITORY } from './run-command.ts';
import { readWorkflowCommands } from './testing/workflow-steps.ts';

const FOLDER = path.join(REPOSITORY, '.github/workflows');
const workflows = readdirSync(FOLDER).map((name) => ({
  name,
  text: readFileSync(path.join(FOLDER, name), 'utf8'),
}));

/** Returns the npm scripts of a workspace; an empty name returns those of the repository. */
function scriptsOf(workspace: string): Record<string, string> {
  const file = path.join(REPOSITORY, workspace, 'package.json');
  return JSON.parse(readFileSync(file, 'utf8')).scripts;
}

it.each([
  ['ship', '', ['build', 'ship', 'status']],
  ['canary', '', ['build', 'canary', 'status']],
  ['deploy', '', ['build', 'deploy', 'status']],
  ['preview', '', ['build', 'preview', 'status']],
  ['promote', '', ['promote', 'status']],
  ['rollback', '', ['rollback', 'status']],
  ['rollback', '0.1.0-4f2a1c9d8e7b', ['rollback', 'status']],
  ['remove', '', ['remove', 'status']],
])('workflow %s %s runs only commands that the release tool has', (step, to, expected) => {
  const context = { 'inputs.module': 'mf-gallery', 'inputs.step': step, 'inputs.to': to };
  const defaults = { 'inputs.percent': '10', 'inputs.soak': '15m' };
  const lines = readWorkflowCommands('release.yml', 'release', { ...defaults, ...context }).map(
    ({ command, env }) => {
      const filled = command.replace(/"\$(\w+)"/g, (_all, name: string) => env[name] ?? '');
      return readCommandLine(filled.replace('npm run release -- ', '').split(' '));
    },
  );
  const commands = lines.map((line) => (typeof line === 'string' ? line : line.command));
  expect(commands).toEqual(expected);
  const [first] = lines;
  expect(typeof first === 'object' && first.flags.to).toBe(to || undefined);
});

it('the preview workflow passes its pull request to the release tool, which writes the link as a comment', () => {
  const context = { 'github.event.pull_request.number': '7', 'inputs.step': 'preview' };
  const preview = readWorkflowCommands('release.yml', 'release', context);
  const env = preview.find(({ command }) => command.includes('"$STEP"'))?.env;
  expect(env?.ADWRIGHT_PULL_REQUEST).toBe('7');
});

it('the merge workflow merges the files that a team’s role has written, with a separate role', () => {
  const merge = readWorkflowCommands('release.yml', 'merge', {});
  expect(merge.map(({ command }) => command)).toEqual(['npm run release -- merge']);
  expect(workflow('release.yml')).toMatch(/\n {2}merge:\n {4}needs: release\n/);
});

it('a merge workflow may run while a ship workflow waits for its canary', () => {
  const [beside] = readWorkflowCommands('release.yml', 'merge-beside', {
    'inputs.module': 'mf-auth',
  });
  expect(beside?.env.MODULE).toBe('mf-auth');
  const words = beside?.command.replace('"$MODULE"', 'mf-auth').split(' ').slice(4) ?? [];
  expect(readCommandLine(words)).toMatchObject({
    command: 'merge',
    flags: { untilShipped: 'mf-auth', within: '45m' },
  });
  expect(workflow('release.yml')).not.toMatch(/\n {2}merge-beside:\n {4}needs:/);
});

it('a rollback workflow does not wait for a canary that is being watched', () => {
  expect(workflow('release.yml')).toContain("inputs.step == 'rollback' && 'back' || 'forward'");
});

const workflow = (name: string) => workflows.find((each) => each.name === name)?.text ?? '';

it('a push to main is delivered only after its tests pass: the shell before the modules, each as a canary first', () => {
  expect(workflow('ci.yml')).toMatch(
    /\n {2}deliver:\n {4}needs: test\n(?: {4}.*\n)*? {4}uses: \.\/\.github\/workflows\/deliver\.yml/,
  );
  const deliver = workflow('deliver.yml');
  expect(deliver).toMatch(/\n {2}shell:\n {4}needs: plan\n/);
  expect(deliver).toMatch(/\n {2}modules:\n {4}needs: \[plan, shell\]\n/);
  expect(deliver.match(/step: ship/g)).toHaveLength(2);
  expect(workflow('release.yml')).toContain('ship "$MODULE" --percent "$PERCENT" --after "$SOAK"');
});

it('one deploy job starts for each changed module, and none if only a shared library changes', () => {
  expect(workflow('deliver.yml')).toMatch(
    /module: \$\{\{ fromJSON\(needs\.plan\.outputs\.modules\) \}\}/,
  );
});

it('a manually started deploy releases each of the listed modules separately', () => {
  const deploy = workflow('deploy.yml');
  expect(deploy).toMatch(/^on:\n {2}workflow_dispatch:\n/m);
  expect(deploy).not.toContain('push:');
  expect(deploy).toMatch(/module: \$\{\{ fromJSON\(inputs\.modules\) \}\}/);
  const offered = /default: '(?<list>\[.*\])'/.exec(deploy)?.groups?.list ?? '';
  for (const name of JSON.parse(offered)) expect(MODULE_NAMES).toContain(name);
  const steps = /options: \[(?<steps>[\w, ]+)\]/.exec(deploy)?.groups?.steps?.split(', ') ?? [];
  for (const step of steps) {
    expect(readWorkflowCommands('release.yml', 'release', { 'inputs.step': step })).not.toEqual([]);
  }
});

it('a pull request is checked before the tests of its changed parts run', () => {
  const commands = readWorkflowCommands('ci.yml', 'affected', {}).map(({ command }) => command);
  expect(commands[0]).toBe('npm run check');
  expect(
    commands.filter((command) => /nx affected -t (build|test|e2e)\b/.test(command)),
  ).toHaveLength(3);
});

it.each(MODULE_NAMES)('CODEOWNERS names separate reviewers for %s', (name) => {
  const owners = readFileSync(path.join(REPOSITORY, '.github/CODEOWNERS'), 'utf8');
  expect(owners).toMatch(new RegExp(`^/${name}/ +@`, 'm'));
});

/** Matches commands that install browsers, which only the system's package manager can install. */
const SYSTEM_PACKAGES = /^sudo apt-get update && sudo apt-get install -y [\w .-]+$/;

/** Matches commands that need the installed npm packages. */
const INSTALLED = /^npx (?:nx affected -t \w+|changeset status) /;

describe.each(workflows)('$name', ({ name, text }) => {
  const uses = [...text.matchAll(/uses: *(?<action>\S+)(?<rest>.*)$/gm)].map(
    ({ groups }) => `${groups?.action}${groups?.rest}`,
  );

  it('every GitHub action is pinned by a commit hash, with a comment that names its version', () => {
    const foreign = uses.filter((action) => !action.startsWith('./'));
    for (const action of foreign)
      expect(action).toMatch(/^[\w./-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/);
    expect(uses.length).toBeGreaterThan(0);
  });

  it('the workflows run only commands that every developer can run', () => {
    const runs = [...text.matchAll(/run: *(?<command>.+)$/gm)].map(({ groups }) => groups?.command);
    for (const command of runs) {
      const { script, workspace } =
        /^npm (?:run )?(?<script>[\w:-]+)(?: -w (?<workspace>\w+))?/.exec(command ?? '')?.groups ??
        {};
      const isKnown =
        command === 'bash .ci/run' ||
        SYSTEM_PACKAGES.test(command ?? '') ||
        INSTALLED.test(command ?? '');
      const isScript = script !== undefined && script in scriptsOf(workspace ?? '');
      expect(isKnown || isScript, command).toBe(true);
    }
  });

  it('a workflow has only the right to read the repository, or the rights that its caller has', () => {
    const isCalledAlone = /^on:\n {2}workflow_call:\n(?! {2}\w)/m.test(text);
    if (!isCalledAlone || text.includes('permissions:')) {
      expect(text).toContain('permissions:\n  contents: read\n');
    }
    expect(text).not.toMatch(/write-all|contents: write|pull_request_target/);
    const mayComment = name === 'preview.yml';
    expect(text.includes('pull-requests: write')).toBe(mayComment);
  });
});
