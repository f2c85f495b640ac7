import path from 'node:path';
import { type LocalModule, readModules } from '@adwright/release/module-names';
import * as z from 'zod';

/** TCP ports of all servers in the local stack. */
export interface Ports {
  shell: number;
  /** The ports of the modules, by module. */
  remotes: Record<string, number>;
  dataService: number;
  mailbox: number;
  smtp: number;
  engine: number;
  signIn: number;
  payments: number;
}

/**
 * First port of the range for outgoing connections (Linux: 32768, RFC 6335: 49152). The system may already use
 * a port in that range when a server needs it.
 */
export const FIRST_OUTGOING_PORT = 32_768;
/** Largest offset for which every default port is below `FIRST_OUTGOING_PORT`. */
export const LARGEST_PORT_OFFSET = 11_000;
const PORT_DEFAULTS = {
  shell: 3000,
  'data-service': 8321,
  mailbox: 8324,
  smtp: 1025,
  engine: 8787,
  'sign-in': 8330,
  payments: 8331,
} as const;

/** The modules that the workspace contains when the process starts. */
const MODULES = readModules();

/** Name of a server in the local stack, or of a module. */
export type PortName = string;

/** Returns the environment variable that moves one port, for example `ADWRIGHT_MF_AUTH_PORT`. */
export function getPortVariable(name: PortName): string {
  return `ADWRIGHT_${name.replaceAll('-', '_').toUpperCase()}_PORT`;
}

/** Settings of the local stack from environment variables. */
export interface StackEnvironment {
  ports: Ports;
  /** Absolute path of the folder with all persistent data. */
  dataDir: string;
  /** URL of a real PostgreSQL, used instead of the embedded database. */
  databaseUrl: string | undefined;
  /**
   * Whether a proxy in front of the stack writes each client's IP address into the header `cf-connecting-ip`.
   * Without a proxy, this header is dropped.
   */
  behindProxy: boolean;
}

const portNumber = z.coerce.number().int().min(1).max(65_535);

const environmentSchema = z.object({
  ADWRIGHT_PORT_OFFSET: z.coerce.number().int().min(0).max(LARGEST_PORT_OFFSET).default(0),
  ADWRIGHT_DATA_DIR: z.string().min(1).default('.local'),
  ADWRIGHT_BEHIND_PROXY: z.stringbool().default(false),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
});

const movedPortsSchema = z.object(
  Object.fromEntries(listPortNames().map((name) => [getPortVariable(name), portNumber.optional()])),
);

/**
 * Reads ports and data folder from environment variables. Each port is its default plus `ADWRIGHT_PORT_OFFSET`,
 * unless its own variable is set.
 * @throws {Error} The message names each invalid variable.
 */
export function readEnvironment(
  environment: Record<string, string | undefined>,
  workingDirectory: string,
): StackEnvironment {
  const settings = environmentSchema.safeParse(environment);
  const moved = movedPortsSchema.safeParse(environment);
  const issues = [...(settings.error?.issues ?? []), ...(moved.error?.issues ?? [])];
  if (!settings.success || !moved.success) {
    const lines = issues.map((issue) => `  ${issue.path.join('.')}: ${issue.message}`);
    throw new Error(`These environment variables are not valid:\n${lines.join('\n')}`);
  }
  const { ADWRIGHT_PORT_OFFSET: offset, ADWRIGHT_DATA_DIR: dataDir, DATABASE_URL } = settings.data;
  const { ADWRIGHT_BEHIND_PROXY: behindProxy } = settings.data;
  return {
    ports: toPorts(
      (name) => moved.data[getPortVariable(name)] ?? computeDefaultPort(name) + offset,
    ),
    dataDir: path.resolve(workingDirectory, dataDir),
    databaseUrl: DATABASE_URL,
    behindProxy,
  };
}

/** Lists every port with its name, for the check of free ports and its messages. */
export function listPorts(ports: Ports): { name: PortName; port: number }[] {
  return [
    { name: 'shell', port: ports.shell },
    ...Object.entries(ports.remotes).map(([name, port]) => ({ name, port })),
    { name: 'data-service', port: ports.dataService },
    { name: 'mailbox', port: ports.mailbox },
    { name: 'smtp', port: ports.smtp },
    { name: 'engine', port: ports.engine },
    { name: 'sign-in', port: ports.signIn },
    { name: 'payments', port: ports.payments },
  ];
}

/**
 * Builds the URL of a port with the host name `localhost`, which covers IPv4 and IPv6, and which browsers treat
 * as secure.
 */
export function buildLocalUrl(port: number): string {
  return `http://localhost:${port}`;
}

/** Lists the URLs of the module hosts, by module name. */
export function listModuleOrigins({ remotes }: Pick<Ports, 'remotes'>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(remotes).map(([name, port]) => [name, buildLocalUrl(port)]),
  );
}

const defaultPorts = new Map<PortName, number>([
  ...Object.entries(PORT_DEFAULTS),
  ...MODULES.map(({ name, port }) => [name, port] as const),
]);

function computeDefaultPort(name: PortName): number {
  const port = defaultPorts.get(name);
  if (port === undefined) throw new Error(`No server or module has the name ${name}.`);
  return port;
}

/**
 * Returns the port of a module that was created after this process had started.
 * @param shell port of the shell; the same offset moves the module's port.
 */
export function getNewModulePort({ port }: LocalModule, shell: number): number {
  return port + shell - PORT_DEFAULTS.shell;
}

/** Returns the names of all ports. */
export function listPortNames(): PortName[] {
  const { shell: _first, ...others } = PORT_DEFAULTS;
  return ['shell', ...MODULES.map(({ name }) => name), ...Object.keys(others)];
}

/** @param portOf returns the TCP port for each name. */
export function toPorts(portOf: (name: PortName) => number): Ports {
  return {
    shell: portOf('shell'),
    remotes: Object.fromEntries(MODULES.map(({ name }) => [name, portOf(name)])),
    dataService: portOf('data-service'),
    mailbox: portOf('mailbox'),
    smtp: portOf('smtp'),
    engine: portOf('engine'),
    signIn: portOf('sign-in'),
    payments: portOf('payments'),
  };
}
