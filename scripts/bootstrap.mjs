// Runs on any Node from 18 on and needs no package: it installs what the project pins (Node 24 among it)
// and hands the command over to that Node. Everything else in the repository may rely on both.
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import {
  isInstalled,
  markInstalled,
  trustInstalledList,
  unmarkInstalled,
} from './installed-lock.mjs';
import { prunePackages } from './prune-packages.mjs';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');
const [command, ...commandArguments] = process.argv.slice(2);
/** Commands that need the dependencies alone. Every other one needs the development dependencies too. */
const RUNTIME_COMMANDS = ['start'];
/** Without `--include` an environment that sets NODE_ENV=production would leave the development dependencies out. */
const EVERYTHING = ['--include=dev', '--include=peer'];
/** What only peer dependencies of packages ask for are compilers and bundlers that nothing here calls. */
const RUNTIME = ['--omit=dev', '--omit=peer'];
/** Milliseconds between looks whether the process that started this one is still there. */
const PARENT_POLL_MS = 500;
/** Whether somebody has ended this process; what it started ends by itself. */
let isStopped = false;
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
// Pruning deletes tens of thousands of files. Tests copy packages, so it ends before they start. A command that keeps
// running starts first; if it ends meanwhile, the next one finishes the pruning.
const saysReady = command === 'start' || command === 'dev';
if (!saysReady) await prune();
await runPinned();

async function prune() {
  if (isInstalled(root, 'pruned')) return;
  const hadTools = isInstalled(root);
  await prunePackages(path.join(root, 'node_modules')).then(
    () => {
      // Unless another command has added packages meanwhile.
      if (isInstalled(root) === hadTools) markInstalled(root, 'pruned');
    },
    (error) =>
      console.error(`Packages could not be cleared of what nothing reads: ${error.message}`),
  );
}

/** Installs what the command needs, with a sign of life every five seconds and npm's whole output when it fails. */
async function install() {
  const started = Date.now();
  const { stage, words, message } = chooseInstallation();
  console.log(message);
  const ticker = setInterval(() => {
    console.log(`  … still installing, ${Math.round((Date.now() - started) / 1000)} s`);
  }, 5000);
  // The next command starts over if this one is interrupted.
  unmarkInstalled(root, 'runtime');
  // The lock file names each version and its hash: what is cached need not be asked for again. A cached list of versions may
  // be older than one that is wanted, though, which npm does not look up by itself.
  let { code, output } = await npm(...words, '--prefer-offline');
  if (code !== 0 && code !== 'missing' && !isStopped) ({ code, output } = await npm(...words));
  clearInterval(ticker);
  if (code === 'missing')
    fail('npm was not found. It comes with Node: please install Node with npm and try again.');
  if (code !== 0) fail(`Installing the dependencies failed:\n\n${output}`);
  if (!existsSync(pinnedNode)) {
    fail(
      "The pinned Node is missing after the installation: npm did not run the install script of the package 'node'.",
    );
  }
  // Added packages have unread files too.
  unmarkInstalled(root, 'pruned');
  markInstalled(root, stage);
  console.log(`Installed in ${Math.round((Date.now() - started) / 1000)} s.`);
}

/** How to install, and what it is called. Never removes development dependencies that somebody has installed. */
function chooseInstallation() {
  const modules = path.join(root, 'node_modules');
  if (neededStage === 'installed' && isInstalled(root, 'runtime') && existsSync(pinnedNode)) {
    trustInstalledList(root);
    return {
      stage: 'installed',
      // `npm ci` would delete everything first.
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
  stopTogether(child);
  child.stdout.on('data', (chunk) => output.push(chunk));
  child.stderr.on('data', (chunk) => output.push(chunk));
  const code = await new Promise((resolve) => {
    child.on('error', (error) => {
      output.push(Buffer.from(String(error)));
      resolve(error.code === 'ENOENT' ? 'missing' : 1);
    });
    child.on('close', resolve);
  });
  return { code, output: Buffer.concat(output) };
}

/** Runs scripts/<command>.ts under the pinned Node, passing signals on and its exit code back. */
async function runPinned() {
  const bin = path.join(root, 'node_modules', '.bin');
  const child = spawn(
    pinnedNode,
    [
      // The lock of the data folder is SQLite's, which Node 24 still calls experimental.
      '--disable-warning=ExperimentalWarning',
      path.join(root, 'scripts', `${command}.ts`),
      ...commandArguments,
    ],
    {
      cwd: root,
      // The channel tells the command when this process is gone, even by a kill.
      stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
      env: {
        ...process.env,
        PATH: `${path.dirname(pinnedNode)}${path.delimiter}${bin}${path.delimiter}${process.env.PATH ?? ''}`,
        NX_DAEMON: 'false',
        NX_NO_CLOUD: 'true',
      },
    },
  );
  stopTogether(child);
  child.once('message', prune);
  child.on('exit', (code, signal) => process.exit(signal ? 1 : (code ?? 1)));
}

/**
 * Passes signals on to a child, and stops it when the parent is gone: npm does not pass on a signal that ends it, and this
 * process then has another parent.
 */
function stopTogether(child) {
  // A terminal sends Ctrl-C to the child too; it stops by itself, and this process only waits for it.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    process.on(signal, () => {
      isStopped = true;
      if (signal !== 'SIGINT' || !process.stdin.isTTY) child.kill(signal);
    });
  }
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    isStopped = true;
    child.kill('SIGTERM');
  }, PARENT_POLL_MS);
  timer.unref();
}

function fail(message) {
  console.error(`\n${message}\n`);
  process.exit(1);
}
