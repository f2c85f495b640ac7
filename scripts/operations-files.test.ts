import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse, parseAllDocuments } from 'yaml';
import * as z from 'zod';
import { REPOSITORY } from './run-command.ts';

const FOLDER = path.join(REPOSITORY, 'docs/operations');
const read = (file: string) => readFileSync(path.join(REPOSITORY, file), 'utf8');
/** Seconds that a worker gets after its grace period to return unfinished jobs to the queue. */
const HAND_BACK_SECONDS = 10;

const settings = read('docs/engine-settings.md');
const knownVariables = new Set([...settings.matchAll(/`([A-Z][A-Z_]+)`/g)].map(([, name]) => name));
const graceSeconds = Number(/`SHUTDOWN_GRACE_SECONDS`\s*\| `(\d+)`/.exec(settings)?.[1]);

/** Suffixes that Prometheus appends to metric names, by unit. */
const UNITS: Readonly<Record<string, string>> = { s: '_seconds', By: '_bytes' };

/** Returns the names under which Prometheus stores the engine's metrics. */
function metricNames(): Set<string> {
  const source = read('engine/service/src/telemetry/metrics.ts');
  const made = source.matchAll(
    /create(Counter|Histogram|ObservableGauge)\('([a-z.]+)', \{[^}]*?(?:unit: '(s|By)')?,?\s*\}\)/g,
  );
  return new Set(
    [...made].flatMap(([, kind, dotted, unit]) => {
      const name = `${dotted?.replaceAll('.', '_')}${unit ? UNITS[unit] : ''}`;
      if (kind === 'Counter') return [`${name}_total`];
      return kind === 'Histogram'
        ? ['bucket', 'sum', 'count'].map((end) => `${name}_${end}`)
        : [name];
    }),
  );
}

const metricsOf = (text: string) => new Set(text.match(/\badwright_[a-z_]+/g));

const deploymentSchema = z.object({
  kind: z.literal('Deployment'),
  metadata: z.object({ name: z.string() }),
  spec: z.object({
    template: z.object({
      spec: z.object({
        terminationGracePeriodSeconds: z.number(),
        containers: z.tuple([
          z.object({
            command: z.array(z.string()),
            env: z.array(z.object({ name: z.string(), value: z.string() })),
            livenessProbe: z.object({ httpGet: z.object({ path: z.string(), port: z.number() }) }),
          }),
        ]),
      }),
    }),
  }),
});

describe('the Kubernetes manifest of the engine', () => {
  const documents = parseAllDocuments(read('docs/operations/engine.yaml')).map((document) => {
    expect(document.errors).toEqual([]);
    return document.toJS();
  });
  const deployments = documents
    .map((document) => deploymentSchema.safeParse(document).data)
    .filter((deployment) => deployment !== undefined);

  it('the manifest runs web processes and workers with environment variables that the engine knows', () => {
    const roles = deployments.map(({ spec }) => {
      const [{ env, command, livenessProbe }] = spec.template.spec.containers;
      const values = Object.fromEntries(env.map(({ name, value }) => [name, value]));
      for (const { name } of env) expect(knownVariables).toContain(name);
      expect(livenessProbe.httpGet).toEqual({ path: '/health', port: Number(values.PORT) });
      expect(() => read(command[1] ?? '')).not.toThrow();
      return values.ENGINE_ROLE;
    });
    expect(roles).toEqual(['web', 'worker']);
  });

  it('the manifest gives workers enough time to return their unfinished jobs', () => {
    for (const { spec } of deployments) {
      expect(spec.template.spec.terminationGracePeriodSeconds).toBeGreaterThan(
        graceSeconds + HAND_BACK_SECONDS,
      );
    }
  });

  it('the autoscaler scales an existing deployment by the length of an existing queue', () => {
    const text = read('docs/operations/engine.yaml');
    const names = deployments.map(({ metadata }) => metadata.name);
    const scaled = /scaleTargetRef: \{ name: ([a-z-]+) \}/.exec(text)?.[1];
    expect(names).toContain(scaled);
    const queue = /GENERATIONS = '([a-z]+)'/.exec(
      read('engine/service/src/queue/boss-queue.ts'),
    )?.[1];
    expect(text).toContain(`pgboss.job where name = '${queue}'`);
  });
});

it('the systemd unit starts an existing program with environment variables that the engine knows, and waits for its end', () => {
  const unit = read('docs/operations/engine@.service');
  const program = /ExecStart=\S+ (\S+)/.exec(unit)?.[1] ?? '';
  expect(() => read(program)).not.toThrow();
  for (const [, name] of unit.matchAll(/^Environment=([A-Z_]+)=/gm))
    expect(knownVariables).toContain(name);
  expect(Number(/TimeoutStopSec=(\d+)/.exec(unit)?.[1])).toBeGreaterThan(
    graceSeconds + HAND_BACK_SECONDS,
  );
});

describe('alerts and dashboards for the engine’s metrics', () => {
  it.each(['alerts.yaml', 'alerts.test.yaml', 'slo.yaml', 'slo.test.yaml', 'dashboard.json'])(
    '%s queries only existing metrics',
    (file) => {
      const asked = metricsOf(read(`docs/operations/${file}`));
      expect(asked.size).toBeGreaterThan(1);
      expect([...asked].filter((name) => !metricNames().has(name))).toEqual([]);
    },
  );

  it('the dashboards show every metric of the engine', () => {
    const shown = metricsOf(read('docs/operations/dashboard.json'));
    const bare = (name: string) => name.replace(/_(bucket|sum|count)$/, '');
    expect(new Set([...shown].map(bare))).toEqual(new Set([...metricNames()].map(bare)));
  });

  it('each alert has a unique name and a text that says what to do', () => {
    const ruleSchema = z.object({
      alert: z.string(),
      expr: z.string(),
      annotations: z.object({ summary: z.string() }),
    });
    const { groups } = z
      .object({ groups: z.array(z.object({ rules: z.array(ruleSchema) })) })
      .parse(parse(read('docs/operations/alerts.yaml')));
    const names = groups.flatMap(({ rules }) => rules.map(({ alert }) => alert));
    expect(new Set(names).size).toBe(names.length);
  });

  const hasPromtool = spawnSync('promtool', ['--version']).status === 0;
  it.skipIf(!hasPromtool).each(['alerts.test.yaml', 'slo.test.yaml'])(
    'the alerts fire when they should, according to promtool: %s',
    (file) => {
      const run = spawnSync('promtool', ['test', 'rules', file], { cwd: FOLDER });
      expect(run.status, `${run.stdout}${run.stderr}`).toBe(0);
    },
  );

  it('the alerts for the error budget compare a long and a short window, and the rules record both windows for each level', () => {
    const ruleSchema = z.object({
      record: z.string().optional(),
      alert: z.string().optional(),
      expr: z.string(),
      labels: z.record(z.string(), z.string()),
    });
    const { groups } = z
      .object({ groups: z.array(z.object({ rules: z.array(ruleSchema) })) })
      .parse(parse(read('docs/operations/slo.yaml')));
    const rules = groups.flatMap((group) => group.rules);
    const shares = rules.filter(({ record }) => record === 'slo:bad_share');
    const recorded = shares.map(({ labels }) => `${labels.slo} ${labels.window}`);
    const alerts = rules.filter(({ alert }) => alert !== undefined);
    expect(alerts.length).toBeGreaterThan(1);
    for (const { expr, labels } of alerts) {
      const windows = [...expr.matchAll(/window="(\w+)"/g)].map(([, window]) => window);
      expect(new Set(windows).size).toBe(2);
      for (const window of windows) {
        expect(recorded).toEqual(expect.arrayContaining([`sound ${window}`, `fast ${window}`]));
      }
      expect(expr).toContain(`(${labels.burn} * slo:budget)`);
    }
    for (const { expr, labels } of shares) expect(expr).toContain(`[${labels.window}]`);
  });
});
