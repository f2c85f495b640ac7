// This file runs on any Node from 18 on without packages. The program installs the pinned versions, including
// Node 24, and runs the command under that Node. All other code in the repository may rely on Node 24 and on
// the pinned versions.
import { spawn, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { forwardSignals } from './forward-signals.mjs';
import { beginInstallation, isInstalled, markInstalled } from './installed-lock.mjs';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');
const [command, ...commandArguments] = process.argv.slice(2);
/**
 * Commands that need only the runtime dependencies. All other commands also need the development
 * dependencies.
 */
const RUNTIME_COMMANDS = ['start'];
/** `--include` is needed because an environment with NODE_ENV=production would omit the development dependencies. */
const EVERYTHING = ['--include=dev', '--include=peer'];
/**
 * Leaves peer dependencies out of the installation: they are compilers and bundlers that no command here
 * calls.
 */
const RUNTIME = ['--omit=dev', '--omit=peer'];
const pinnedNode = path.join(
  root,
  'node_modules',
  'node',
  'bin',
  process.platform === 'win32' ? 'node.exe' : 'node',
);

if (Number(process.versions.node.split('.')[0]) < 18) {
  fail(
    `Node ${process.versions.node} is too old to install the project. Please use Node 18 or newer.`,
  );
}

const neededStage = RUNTIME_COMMANDS.includes(command) ? 'runtime' : 'installed';
if (!isInstalled(root, neededStage) || !existsSync(pinnedNode)) await install();
await runPinned();

/** Installs the packages for a command. Prints progress every five seconds, and npm's whole output on failure. */
async function install() {
  const started = Date.now();
  const { stage, words, message } = chooseInstallation();
  console.log(message);
  const ticker = setInterval(() => {
    console.log(`  … still installing, ${Math.round((Date.now() - started) / 1000)} s`);
  }, 5000);
  beginInstallation(root);
  // The lock file contains each version with its hash, so cached packages need no request. However, a cached
  // list of versions may lack a wanted version, and npm does not refresh the list by itself.
  let { code, output } = await npm(...words, '--prefer-offline');
  if (code !== 0) ({ code, output } = await npm(...words));
  clearInterval(ticker);
  if (code !== 0) fail(`Installing the dependencies failed:\n\n${output}`);
  if (!existsSync(pinnedNode)) {
    fail(
      "The pinned Node is missing after the installation: npm did not run the install script of the package 'node'.",
    );
  }
  spawnSync(pinnedNode, [path.join(root, 'scripts/prune-packages.ts')], { stdio: 'inherit' });
  markInstalled(root, stage);
  console.log(`Installed in ${Math.round((Date.now() - started) / 1000)} s.`);
}

/**
 * Returns the npm arguments and the message for an installation. The installation never removes installed
 * development dependencies.
 */
function chooseInstallation() {
  const modules = path.join(root, 'node_modules');
  if (neededStage === 'installed' && isInstalled(root, 'runtime') && existsSync(pinnedNode)) {
    return {
      stage: 'installed',
      // `npm install` is used here, because `npm ci` would delete the installed packages first.
      words: ['install', '--no-save', ...EVERYTHING],
      message: 'Installing the development tools, which npm start does not need.',
    };
  }
  const isRuntime = neededStage === 'runtime' && !existsSync(path.join(modules, '.bin', 'vitest'));
  return {
    stage: isRuntime ? 'runtime' : 'installed',
    words: ['ci', ...(isRuntime ? RUNTIME : EVERYTHING)],
    message: 'Installing dependencies. The first time takes a minute or two.',
  };
}

async function npm(...words) {
  const output = [];
  const child = spawn('npm', [...words, '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: root,
    shell: process.platform === 'win32',
    // An npm older than package.json's allowScripts would let ONNX Runtime fetch CUDA.
    env: { ...process.env, ONNXRUNTIME_NODE_INSTALL: 'skip' },
  });
  const endForwarding = forwardSignals([child]);
  child.stdout.on('data', (chunk) => output.push(chunk));
  child.stderr.on('data', (chunk) => output.push(chunk));
  const code = await new Promise((resolve) => {
    child.on('error', (error) => {
      output.push(Buffer.from(String(error)));
      resolve(1);
    });
    child.on('close', resolve);
  });
  if (endForwarding()) process.exit(1);
  return { code, output: Buffer.concat(output) };
}

/**
 * Runs a command under the pinned Node: scripts/<command>.ts, or a file of a workspace or package. Passes
 * signals on to that command, and returns the command's exit code.
 */
async function runPinned() {
  const bin = path.join(root, 'node_modules', '.bin');
  const child = spawn(
    pinnedNode,
    [
      // The data folder's lock uses SQLite, which Node 24 still calls experimental.
      '--disable-warning=ExperimentalWarning',
      path.join(root, path.extname(command) ? command : `scripts/${command}.ts`),
      ...commandArguments,
    ],
    {
      cwd: root,
      // The IPC channel to the command closes when this process ends, even by SIGKILL, so that the command
      // can stop too.
      stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
      env: {
        ...process.env,
        PATH: `${path.dirname(pinnedNode)}${path.delimiter}${bin}${path.delimiter}${process.env.PATH ?? ''}`,
        NX_DAEMON: 'false',
        NX_NO_CLOUD: 'true',
      },
    },
  );
  forwardSignals([child]);
  child.on('exit', (code, signal) => process.exit(signal ? 1 : (code ?? 1)));
}

function fail(message) {
  console.error(`\n${message}\n`);
  process.exit(1);
}
