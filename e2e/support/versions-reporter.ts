import { OVERRIDE_PARAMETER } from '@adwright/contracts';
import type { FullConfig, Reporter } from '@playwright/test/reporter';
import { SHELL_URL } from './addresses.ts';
import { readLiveModules } from './registry.ts';

/**
 * Prints the version of each tested module after the test results, with a link that opens these versions later.
 */
export default class VersionsReporter implements Reporter {
  #lines: Promise<string[]> = Promise.resolve([]);

  /** The reporter reads the versions at the start of the run, because the stack has stopped at the end. */
  onBegin(config: FullConfig): void {
    this.#lines = versionLines().catch((error: unknown) => [
      `The versions under test are not known: ${error instanceof Error ? error.message : error}`,
    ]);
    void this.#lines.then((lines) => {
      config.metadata.versions = lines;
    });
  }

  async onEnd(): Promise<void> {
    console.log(['', ...(await this.#lines), ''].join('\n'));
  }

  printsToStdio(): boolean {
    return false;
  }
}

async function versionLines(): Promise<string[]> {
  const versions = Object.entries(await readLiveModules()).map(([name, { version }]) => ({
    name,
    version,
  }));
  const link = new URL(SHELL_URL);
  for (const { name, version } of versions) {
    link.searchParams.append(OVERRIDE_PARAMETER, `${name}@${version}`);
  }
  return [
    'Modules under test:',
    ...versions.map(({ name, version }) => `  ${name.padEnd(14)}${version}`),
    'The same again:',
    `  ${decodeURIComponent(link.href)}`,
  ];
}
