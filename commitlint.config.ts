import { execFileSync } from 'node:child_process';
import path from 'node:path';

const tracked = execFileSync('git', ['ls-files'], {
  cwd: import.meta.dirname,
  encoding: 'utf8',
  maxBuffer: 64 * 1024 * 1024,
});

/**
 * Names of all folders, without a leading dot (`.github` is `github`) and also without `mf-` (`mf-studio` is
 * `studio` too). Changes that belong to no single folder have the scope `repo`.
 */
const scopes = new Set([
  'repo',
  ...tracked
    .split('\n')
    .flatMap((file) => path.posix.dirname(file).split('/'))
    .flatMap((name) => [name.replace(/^\./, ''), name.replace(/^mf-/, '')])
    .filter((name) => name !== '' && name !== 'src'),
]);

const ERROR = 2;

/** `scope: what changes`: the name of a folder, then the imperative. */
export default {
  parserPreset: {
    parserOpts: {
      headerPattern: /^(?<scope>[^:\s]+): (?<subject>.+)$/,
      headerCorrespondence: ['scope', 'subject'],
    },
  },
  plugins: [
    {
      rules: {
        'scope-folder': ({ scope }: { scope?: string | null }) => [
          !scope || scopes.has(scope),
          `scope must be the name of a folder, or repo: ${scope} is none`,
        ],
      },
    },
  ],
  rules: {
    'header-max-length': [ERROR, 'always', 72],
    'scope-empty': [ERROR, 'never'],
    'scope-folder': [ERROR, 'always'],
    'subject-empty': [ERROR, 'never'],
    'subject-full-stop': [ERROR, 'never', '.'],
  },
};
