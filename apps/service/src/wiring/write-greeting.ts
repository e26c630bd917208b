import type { ServiceStatus } from '@rotunda/contract'
import { formatTable } from './format-table.ts'
import { nameOf, type SamplesAside } from './make-samples-aside.ts'
import { ROLES, rolesOf, type Role } from './roles.ts'
import type { ServedCollection } from './served-collection.ts'
import type { Settings } from './settings.ts'

export type Greeting = {
  readonly base: string
  readonly admin: string
  readonly status: Pick<ServiceStatus, 'mode' | 'parts' | 'releases'>
  readonly samples: Pick<SamplesAside, 'findDelay'>
  /** Names of the collections whose sample is not ready. */
  readonly unreadySamples: readonly string[]
  readonly developmentKey: string | undefined
  /** Collections that the roles of this process read. */
  readonly collections: readonly ServedCollection[]
  readonly settings: Pick<Settings, 'ROTUNDA_ROLES'>
  /** Names of given secrets that no role of this process uses. */
  readonly unneeded: readonly string[]
}

/** Greeting of a start: addresses that this process answers, and missing parts with the command that adds each. */
export const writeGreeting = (greeting: Greeting): string => {
  const { base, admin, developmentKey } = greeting
  const roles = rolesOf(greeting.settings)
  const rows = [
    ...listAddresses(greeting).flatMap(([role, ...row]) => (roles.has(role) ? [row] : [])),
    ['Metrics', `${admin}/metrics`],
    ...sayRoles(greeting),
    ...(developmentKey === undefined ? [] : [['Development key', `${developmentKey}   (shown once)`]]),
  ]
  const lines = rows.map(([name = '', text = '']) => `${name.padEnd(18)} ${text}`)
  return [
    ...(roles.has('pages') ? [`Open ${base}/ in a browser: its pages lead to everything.`] : []),
    ...lines,
    ...sayUnready(greeting),
    ...writeGaps(greeting),
    '',
  ].join('\n')
}

const listAddresses = ({
  base,
  status,
}: Greeting): (readonly [role: Role, name: string, addresses: string])[] => [
  ['message', 'Message delivery', `${base}/api/send-message   (${status.mode})`],
  ['data', 'Public data', `${base}/api/appropriations/v1/records   ${base}/downloads  ${base}/data.json`],
  ['data', 'Enacted projects', `${base}/api/enacted/v1/projects   ${base}/enacted`],
  ['partner', 'Partner data', `${base}/api/partner/v1/members   (with a key)`],
  [
    'pages',
    'API descriptions',
    `${base}/api/openapi/message.json  ${base}/api/openapi/appropriations.json  ${base}/api/openapi/partner.json  ${base}/api/openapi/enacted.json  ${base}/api/openapi/portal.json  ${base}/api/openapi/corrections.json`,
  ],
  ['portal', 'Partner portal', `${toName(base)}/portal`],
  ['message', 'Published lists', `${base}/api/legislators  ${base}/api/issue-areas  ${base}/api/dockets`],
]

/** Roles of a process that has some of them, and secrets that it was given and does not read. */
const sayRoles = ({ base, settings, unneeded }: Greeting): string[][] => [
  ...(rolesOf(settings).size === ROLES.length
    ? []
    : [['Roles', `${[...rolesOf(settings)].join(', ')}   (${base}/readyz)`]]),
  ...(unneeded.length === 0 ? [] : [['Not needed', `${unneeded.join(', ')}   (not read)`]]),
]

/** Address of this machine by its name: a passkey belongs to a name, and an IP address has none. */
const toName = (base: string): string => base.replace('://127.0.0.1:', '://localhost:')

const sayUnready = ({ unreadySamples: unready }: Greeting): string[] =>
  unready.length === 0
    ? []
    : [
        `Samples of these collections are being made, which takes minutes: ${unready.map(nameOf).join(', ')}. A line follows when each is ready.`,
      ]

/** Line of a start without the database. The greeting follows. */
export const sayDataAlone = (base: string): string =>
  `The database does not answer, so the service serves data and pages alone: ${base}/\n` +
  'It looks for the database each second, and opens the rest once it answers.\n'

/** Line for a sample that has become ready, with the address that shows it. */
export const sayReady = (base: string, collection: string): string =>
  `The sample of ${nameOf(collection)} is ready: ${base}${ADDRESSES[collection] ?? `/datasets/${collection}`}\n`

/** Addresses of the collections that are more than files. */
const ADDRESSES: Readonly<Record<string, string>> = {
  appropriations: '/records',
  congress: '/api/partner/v1/members   (with a key)',
  'enacted-projects': '/enacted',
}

const writeGaps = (greeting: Greeting): string[] => {
  const gaps = [...listMissingReleases(greeting), ...findMissingRoster(greeting)]
  if (gaps.length === 0) return []
  const title = `Still missing (${greeting.base}/readyz says what the service needs to be ready):`
  return [title, formatTable(gaps)]
}

type Gap = readonly [what: string, wayOut: string]

const ROTUNDA = 'npm run rotunda --'

const listMissingReleases = ({ status, samples, collections }: Greeting): Gap[] =>
  collections
    .filter(
      ({ collection: { name } }) =>
        samples.findDelay(name) === undefined &&
        !status.releases.some(({ collection }) => collection === name),
    )
    .map(({ collection: { name }, needed }) => {
      // Commands without the option use the collection that the service needs.
      const option = needed === true ? '' : ` --collection ${name}`
      const build = `${ROTUNDA} release build${option} && ${ROTUNDA} release publish latest${option}`
      return [`  A release of ${name}`, `${build}   (its documents first: docs/how-to/fetch-sources.md)`]
    })

const findMissingRoster = ({ status }: Greeting): Gap[] =>
  status.parts.some((part) => part.name === 'legislators' && part.status === 'missing')
    ? [['  The list of legislators', `${ROTUNDA} roster refresh --from ${ROSTER}`]]
    : []

const ROSTER = 'https://unitedstates.github.io/congress-legislators/legislators-current.json'
