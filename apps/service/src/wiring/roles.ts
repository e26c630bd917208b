import { Type } from 'typebox'

/**
 * Jobs that a process can have. `message` accepts messages, `data` answers the open data APIs, `partner` the APIs behind
 * keys, `pages` writes the pages for people, and `portal` serves partners, reports and reviewers. `deliver` sends messages
 * and mail. `keep` purges, erases, refreshes the lists of receivers and takes the hourly steps.
 */
export const ROLES = ['message', 'data', 'partner', 'pages', 'portal', 'deliver', 'keep'] as const
export type Role = (typeof ROLES)[number]

const ANY = `(${ROLES.join('|')})`

export const ROLES_SETTING = {
  ROTUNDA_ROLES: Type.String({
    default: ROLES.join(','),
    pattern: `^${ANY}(,${ANY})*$`,
    description: `Jobs of this process, separated by commas: ${ROLES.join(', ')}. All of them when left out.`,
  }),
}

/** Settings import this file, so their type cannot stand here. */
type RoleSettings = { readonly ROTUNDA_ROLES?: string }

/** Roles of this process. */
export const rolesOf = ({ ROTUNDA_ROLES: named }: RoleSettings): ReadonlySet<Role> =>
  // The pattern of the setting lets only roles through, and a value that it refused is absent.
  new Set((named?.split(',') ?? []) as Role[])

/** Whether this process has one of the roles. */
export const hasRole = (settings: RoleSettings, ...wanted: readonly Role[]): boolean => {
  const roles = rolesOf(settings)
  return wanted.some((role) => roles.has(role))
}

/** Roles with readers of releases. */
export const READING_ROLES = ['data', 'partner', 'pages', 'portal'] as const satisfies readonly Role[]

/** Whether a role of this process reads a collection. Record books of the portal hold the records of all collections. */
export const isRead = (settings: RoleSettings, { needsKey }: { readonly needsKey?: boolean }): boolean =>
  hasRole(settings, 'portal', ...(needsKey === true ? (['partner'] as const) : (['data', 'pages'] as const)))

const KEYS = ['ROTUNDA_SEALING_KEYS', 'ROTUNDA_KEY_PEPPER'] as const
const GATEWAYS = [
  'ROTUNDA_EGRESS',
  'ROTUNDA_HOUSE_URL',
  'ROTUNDA_HOUSE_KEY',
  'ROTUNDA_SENATE_URL',
  'ROTUNDA_SENATE_KEY',
] as const
const DOCKETS = ['ROTUNDA_REGULATIONS_URL', 'ROTUNDA_REGULATIONS_KEY'] as const

/**
 * Settings without which a role does not start in live, beside ROTUNDA_PUBLIC_URL: secrets, identities and outside
 * addresses have no default.
 */
const NEEDED_LIVE = {
  message: [...KEYS, ...DOCKETS, 'ROTUNDA_FEDERAL_REGISTER_URL'],
  data: [],
  partner: KEYS,
  pages: [],
  portal: KEYS,
  deliver: [
    ...KEYS,
    'ROTUNDA_SMTP_URL',
    'ROTUNDA_MAIL_FROM',
    'ROTUNDA_AGENT_NAME',
    'ROTUNDA_AGENT_ACK_EMAIL',
    'ROTUNDA_AGENT_CONTACT_NAME',
    'ROTUNDA_AGENT_CONTACT_EMAIL',
    'ROTUNDA_AGENT_CONTACT_PHONE',
    ...GATEWAYS,
    'ROTUNDA_SENATE_MESSAGES_PATH',
    ...DOCKETS,
  ],
  keep: [...KEYS, ...GATEWAYS, ...DOCKETS, 'ROTUNDA_FEDERAL_REGISTER_URL'],
} as const satisfies Readonly<Record<Role, readonly string[]>>

type NeededName = (typeof NEEDED_LIVE)[Role][number] | 'ROTUNDA_PUBLIC_URL'

/** Names of the settings that the roles of this process need in live, and that are not given. */
export const listMissing = (
  settings: RoleSettings & { readonly [Name in NeededName]?: string | undefined },
): NeededName[] => {
  const needed = new Set<NeededName>(['ROTUNDA_PUBLIC_URL', ...listNeeded(rolesOf(settings))])
  return [...needed].filter((name) => settings[name] === undefined)
}

const listNeeded = (roles: ReadonlySet<string>): NeededName[] =>
  ROLES.filter((role) => roles.has(role)).flatMap((role) => [...NEEDED_LIVE[role]])

const STORE = ['ROTUNDA_STORE_KEY_ID', 'ROTUNDA_STORE_SECRET'] as const

/** Secrets of a role beside those that it needs in live. */
const USED: Readonly<Record<Role, readonly string[]>> = {
  message: ['ROTUNDA_COUNTERS'],
  data: ['ROTUNDA_COUNTERS', ...STORE],
  partner: ['ROTUNDA_COUNTERS', ...STORE],
  pages: ['ROTUNDA_COUNTERS', ...STORE],
  portal: ['ROTUNDA_COUNTERS', ...STORE, 'ROTUNDA_SANDBOX_MAIL_TOKEN'],
  deliver: [],
  keep: [...STORE, 'ROTUNDA_SIGNING_KEY'],
}

type Environment = Readonly<Record<string, string | undefined>>

/**
 * Leaves out the secrets that no role of this process uses, so that none of them is read, and names them. `secrets` are
 * the names of all secrets.
 */
export const leaveOutSecrets = (
  environment: Environment,
  secrets: readonly string[],
): { readonly environment: Environment; readonly unneeded: readonly string[] } => {
  const isGiven = (name: string): boolean => environment[name] !== undefined && environment[name] !== ''
  const roles = new Set(isGiven('ROTUNDA_ROLES') ? environment['ROTUNDA_ROLES']?.split(',') : ROLES)
  const used = new Set<string>(['DATABASE_URL', ...listNeeded(roles)])
  for (const role of ROLES) if (roles.has(role)) for (const name of USED[role]) used.add(name)
  // Addresses of clients are digested before the common counters get them.
  if (used.has('ROTUNDA_COUNTERS') && isGiven('ROTUNDA_COUNTERS')) used.add('ROTUNDA_KEY_PEPPER')
  // A sandbox signs its samples.
  if (environment['ROTUNDA_DELIVERY'] !== 'live') used.add('ROTUNDA_SIGNING_KEY')
  const unneeded = secrets.filter((name) => !used.has(name) && (isGiven(name) || isGiven(`${name}_FILE`)))
  const left = unneeded.flatMap((name) => [name, `${name}_FILE`])
  return {
    environment: Object.fromEntries(Object.entries(environment).filter(([name]) => !left.includes(name))),
    unneeded,
  }
}
