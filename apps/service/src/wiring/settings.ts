import { Type, type Static } from 'typebox'
import { readSecretFile, readSetting } from './read-setting.ts'
import { secret, STORE_SETTINGS, text } from './store-settings.ts'
import { findNearest } from '../platform/index.ts'
import { listMissing, ROLES_SETTING } from './roles.ts'

/** An address with a secret. The pattern keeps out other kinds of servers, and options that a client reads from a query. */
const formedSecret = (pattern: string, description: string) =>
  Type.Optional(Type.String({ pattern, description, secret: true }))
const needed = 'Needed in live.'

/** Every setting of the service: read from the environment once, here, and from nowhere else. */
export const Settings = Type.Object({
  PORT: Type.Integer({
    minimum: 0,
    maximum: 65535,
    default: 8080,
    description: 'Port of the APIs; 0 for any free port.',
  }),
  HOST: Type.String({ default: '127.0.0.1', description: 'Address to listen on.' }),
  ADMIN_PORT: Type.Integer({
    minimum: 0,
    maximum: 65535,
    default: 8081,
    description: 'Port of /metrics, on ADMIN_HOST; 0 for any free port.',
  }),
  ADMIN_HOST: Type.String({
    default: '127.0.0.1',
    description: 'Address on which /metrics listens. Anyone who reaches this address can read the metrics.',
  }),
  ROTUNDA_DATA: Type.String({
    default: './var',
    description: 'Directory of all stored data: documents, releases, secrets and the embedded database.',
  }),
  DATABASE_URL: formedSecret(
    '^postgres(ql)?://',
    'PostgreSQL database, as postgres://user@host:port/database; SQLite in ROTUNDA_DATA when left out.',
  ),
  ...STORE_SETTINGS,
  ROTUNDA_DELIVERY: Type.Enum(['sandbox', 'live'], {
    default: 'sandbox',
    description: 'sandbox delivers to simulators of the receivers on this machine; live delivers for real.',
  }),
  ...ROLES_SETTING,
  ROTUNDA_LOG_LEVEL: Type.Enum(['debug', 'info', 'warn', 'error', 'silent'], {
    default: 'warn',
    description:
      'Lowest level that the log holds (JSON on standard error). info has a line for each request.',
  }),
  ROTUNDA_RETENTION_DAYS: Type.Integer({
    minimum: 0,
    maximum: 3650,
    default: 30,
    description: 'Days for which the text and personal data of a message are kept after its final state.',
  }),
  ROTUNDA_DRAIN_SECONDS: Type.Integer({
    minimum: 0,
    maximum: 600,
    default: 35,
    description:
      'Seconds for which tries may go on after SIGTERM. A try takes up to 30 seconds. A try that is cut off leaves its message uncertain.',
  }),
  ROTUNDA_UNREADY_SECONDS: Type.Optional(
    Type.Integer({
      minimum: 0,
      maximum: 600,
      description:
        'Seconds after SIGTERM for which /readyz is 503 and everything else is served, so that a load balancer sends its requests elsewhere. A second signal ends them. 5 in live and 0 in the sandbox when left out.',
    }),
  ),
  ROTUNDA_TRY_SECONDS: Type.Optional(
    Type.Integer({
      minimum: 1,
      maximum: 300,
      description: 'Time-out of a try. It replaces the default of the channel.',
    }),
  ),
  ROTUNDA_RATES: Type.Enum(['on', 'off'], {
    default: 'on',
    description: 'Off lets the sandbox deliver as fast as it can, for benchmarks. Live keeps its rates.',
  }),
  ROTUNDA_MESSAGE_RATE: Type.Integer({
    minimum: 0,
    maximum: 1_000_000,
    default: 6000,
    description:
      'Messages and dry runs that one key may send to one process in any 60 seconds; 0 for no limit. The quotas of the key, 600 a minute by default, are counted separately.',
  }),
  ROTUNDA_PUBLIC_RATE: Type.Integer({
    minimum: 0,
    maximum: 1_000_000,
    default: 120,
    description:
      'Requests that one address may send to the public appropriations API of one process, or of all processes with ROTUNDA_COUNTERS, in any 60 seconds; 0 for no limit. Requests that lack a permitted key have the same limit, counted separately.',
  }),
  ROTUNDA_COUNTERS: formedSecret(
    '^rediss?://([^\\s@/?#]*@)?([\\w.-]+|\\[[\\da-fA-F:]+\\])(:\\d{1,5})?(/\\d*)?$',
    'Redis or Valkey server that counts the requests of an address over all processes, as redis://user:password@host:port/database, or rediss:// for TLS. All processes need the same ROTUNDA_KEY_PEPPER. Without it, and while the server gives no answer, each process counts for itself.',
  ),
  ROTUNDA_TRUSTED_PROXIES: text(
    'Trusted proxies: addresses or CIDR ranges, separated by commas. The service believes their header X-Forwarded-For or Forwarded.',
  ),
  ROTUNDA_PUBLIC_URL: text(
    `Public address of the service, as https://host. Absolute links begin with it, or with the address of the request when it is left out. ${needed}`,
  ),
  ROTUNDA_SMTP_URL: secret(
    `Server that sends mail in live: smtps://user:password@host, or smtp:// for STARTTLS, which it must offer. ${needed}`,
  ),
  ROTUNDA_MAIL_FROM: text(`Address from which mail is sent in live. ${needed}`),
  ROTUNDA_SANDBOX_MAIL_TOKEN: secret(
    'Token that reads the mail of a sandbox at /api/sandbox/mail from another machine: 32 characters or more. Without it only this machine can.',
  ),
  ROTUNDA_SCAN_COMMAND: text(
    'Program that scans files of evidence for malware, with its arguments separated by blanks, such as "clamdscan --no-summary -". It reads the file from standard input and exits with 0 for a clean file and 1 for an infected one. Without it, files are marked as not scanned.',
  ),
  ROTUNDA_OPERATOR: text(
    'Name of the person or organisation that runs this service. The foot of every page shows it.',
  ),
  ROTUNDA_CONTACT_EMAIL: text(
    'E-mail address for questions about the data, in the catalog at /data.json. Live has no catalog without it.',
  ),
  ROTUNDA_CATALOG: text(
    'JSON file that lists published snapshots of other kinds (lobbying, foreign agent registration, spending) for the catalog: docs/how-to/list-other-snapshots.md shows its form.',
  ),
  ROTUNDA_SERVE_SOURCES: Type.Enum(['government', 'all', 'none'], {
    default: 'government',
    description:
      'Archived documents that /sources/{sha256} serves: those of publishers of the U.S. Government, of all publishers, or none. Other publishers may hold rights in their documents.',
  }),
  ROTUNDA_INCIDENTS: text(
    'JSON file of incidents, for /status and its feed: docs/how-to/say-what-went-wrong.md shows its form. It may change while the service runs.',
  ),
  ROTUNDA_SNAPSHOT_GRACE: Type.Optional(
    Type.Integer({
      minimum: 0,
      maximum: 604_800,
      description:
        'Seconds for which a replaced release stays readable by its snapshot token. With 0, the service refuses every token but the current token. 600 with DATABASE_URL and 0 without it when left out.',
    }),
  ),
  ROTUNDA_SOURCES: text(
    'JSON file that lists what "sources fetch" fetches: docs/how-to/fetch-sources.md shows its form.',
  ),
  ROTUNDA_SOURCES_CONTACT: text(
    'E-mail or https address at which the hosts of source documents can reach you. "sources fetch" needs it.',
  ),
  ROTUNDA_SOURCES_PAUSE_SECONDS: Type.Integer({
    minimum: 0,
    maximum: 600,
    default: 2,
    description:
      'Shortest pause between two requests of "sources fetch" to one host; 0 only for your own hosts.',
  }),
  ROTUNDA_CONGRESS_GOV_KEY: secret(
    'Key for the API of Congress.gov, from api.data.gov; "sources fetch" needs it for lists of that API, and sends it only to api.congress.gov, in a header.',
  ),
  ROTUNDA_CONGRESS_GOV_QUOTA: Type.Integer({
    minimum: 10,
    maximum: 1_000_000,
    default: 5000,
    description:
      'Requests that the key of Congress.gov allows in any hour. All processes on one database share them.',
  }),
  ROTUNDA_LDA_KEY: secret(
    'Key for the lobbying disclosure interface; "sources fetch" sends it only to the hosts of that interface, in a header. The interface allows 15 requests a minute without a key, and 120 with a key.',
  ),
  ROTUNDA_SEALING_KEYS: secret(
    `Keys that seal personal data: number:base64 of 32 bytes, separated by commas. The first key seals. ${needed}`,
  ),
  ROTUNDA_KEY_PEPPER: secret(
    `Secret of the stored hashes of API keys: base64 of 32 bytes or more. ${needed}`,
  ),
  ROTUNDA_SIGNING_KEY: secret(
    'Ed25519 private key that signs releases (PEM, PKCS #8; \\n may replace line ends). "release build" needs it in live.',
  ),
  ROTUNDA_AGENT_NAME: text(`Delivery agent: exactly the vendor name that the gateways registered. ${needed}`),
  ROTUNDA_AGENT_ACK_EMAIL: text(
    `Delivery agent: e-mail address to which gateways send acknowledgements. ${needed}`,
  ),
  ROTUNDA_AGENT_CONTACT_NAME: text(`Delivery agent: person whom a gateway can call. ${needed}`),
  ROTUNDA_AGENT_CONTACT_EMAIL: text(`Delivery agent: e-mail address of that person. ${needed}`),
  ROTUNDA_AGENT_CONTACT_PHONE: text(`Delivery agent: telephone of that person, NNN-NNN-NNNN. ${needed}`),
  ROTUNDA_EGRESS: text(
    `Way of requests to Congress: "direct", from an address that the gateways allow, or http://host:port of a proxy with an allowed address. ${needed}`,
  ),
  ROTUNDA_HOUSE_URL: text(`Base address of the House gateway. ${needed}`),
  ROTUNDA_HOUSE_KEY: secret(`Key for the House gateway. ${needed}`),
  ROTUNDA_HOUSE_OFFICES_PATH: text('Path of the House’s list of offices, where it is not /offices.'),
  ROTUNDA_SENATE_URL: text(`Base address of SOAPBox. ${needed}`),
  ROTUNDA_SENATE_KEY: secret(`Key for SOAPBox. ${needed}`),
  ROTUNDA_SENATE_MESSAGES_PATH: text(
    `Path of messages at SOAPBox, as given with the production key. ${needed}`,
  ),
  ROTUNDA_REGULATIONS_URL: text(
    `Base address of version 4 of the Regulations.gov API: https://api.regulations.gov/v4. ${needed}`,
  ),
  ROTUNDA_REGULATIONS_KEY: secret(`Key for Regulations.gov, approved for posting comments. ${needed}`),
  ROTUNDA_FEDERAL_REGISTER_URL: text(
    `Base address of version 1 of the Federal Register API: https://www.federalregister.gov/api/v1. ${needed}`,
  ),
})
export type Settings = Static<typeof Settings>

/** Settings that a file can hold, so that no list of processes and no unit file shows them. */
export const SECRETS: readonly string[] = Object.entries(Settings.properties)
  .filter(([, schema]) => 'secret' in schema)
  .map(([name]) => name)

/** Everything that is wrong with the settings, by name, at once. */
export class SettingsFault extends Error {
  readonly faults: readonly string[]

  constructor(faults: readonly string[]) {
    super(['The settings do not fit:', ...faults.map((fault) => `  ${fault}`)].join('\n'))
    this.name = 'SettingsFault'
    this.faults = faults
  }
}

type Environment = Readonly<Record<string, string | undefined>>

/** Finds faults in what settings hold; what is absent is not its business. */
export type FindFaults = (settings: Settings) => readonly string[]

/** Reads the settings, or throws with all faults, those of `checks` among them. An empty value counts as absent. */
export const readSettings = (environment: Environment, checks: readonly FindFaults[] = []): Settings => {
  const read = Object.entries(Settings.properties).map(([name, schema]) => {
    const file = SECRETS.includes(name) ? readSecretFile(name, environment) : {}
    const { value: given = environment[name] } = file
    return { name, ...(file.fault === undefined ? readSetting(name, given, schema) : file) }
  })
  const unread = read.filter(({ fault }) => fault !== undefined).map(({ name }) => name)
  // Each value was read by the schema of its name.
  const settings = Object.fromEntries(
    read.filter(({ value }) => value !== undefined).map(({ name, value }) => [name, value]),
  ) as Settings
  const faults = [
    ...findMisspelt(environment),
    ...read.flatMap(({ fault }) => fault ?? []),
    ...findModeFaults(settings, unread),
    ...checks.flatMap((findFaults) => findFaults(settings)),
  ]
  if (faults.length > 0) throw new SettingsFault(faults)
  return Object.freeze(settings)
}

/** Every name that the environment may hold. */
const NAMES: readonly string[] = [
  ...Object.keys(Settings.properties),
  ...SECRETS.map((name) => `${name}_FILE`),
]

const findMisspelt = (environment: Environment): string[] =>
  Object.keys(environment)
    .filter((name) => name.startsWith('ROTUNDA_') && !NAMES.includes(name))
    .map((name) => {
      const nearest = findNearest(name, NAMES)
      if (name === 'ROTUNDA_WORKER')
        return 'ROTUNDA_WORKER is gone: name the jobs of the process in ROTUNDA_ROLES.'
      const hint = nearest === undefined ? '' : ` Did you mean ${nearest}?`
      return `${name} is not a setting; docs/reference/configuration.md lists them all.${hint}`
    })

/** A setting that has a fault of its own is not missing. */
const findModeFaults = (settings: Settings, unread: readonly string[]): string[] => {
  if (settings.ROTUNDA_DELIVERY === 'sandbox') return []
  const missing = listMissing(settings)
    .filter((name) => !unread.includes(name))
    .map((name) => `${name} is needed in live.`)
  return settings.ROTUNDA_RATES === 'off' ? [...missing, 'ROTUNDA_RATES cannot be off in live.'] : missing
}
