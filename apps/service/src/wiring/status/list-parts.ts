import { PARTS, type PartName, type ServicePart } from '@rotunda/contract'
import type { DeliveryMode } from '../../messages/index.ts'
import { ROLES, type Role } from '../roles.ts'

/** State of each part: present, missing, the reason of a delay, or undefined if it cannot be known. */
export type FoundParts = Readonly<Record<Exclude<PartName, OfProcess>, Found>> &
  Readonly<Record<OfProcess, string | undefined>>

/** Faults of parts of this process alone. Another process cannot see them. */
type OfProcess = 'clock' | 'readers'

type Found = boolean | string | undefined

/** Job of the service that a balancer can ask for by itself: data and pages, or messages and the portal. */
export type Job = 'data' | 'messages'

const OF_READERS = ['data', 'partner', 'pages'] as const
const OF_MESSAGES = ['message', 'portal'] as const

/** Roles that a part concerns. */
const ROLES_OF: Readonly<Record<PartName, readonly Role[]>> = {
  database: ROLES,
  readers: OF_READERS,
  release: OF_READERS,
  clock: ['message', 'deliver', 'keep'],
  legislators: ['message'],
  house_offices: ['message'],
  senate_offices: ['message'],
  open_dockets: ['message', 'pages'],
  delivery_worker: ['message', 'deliver'],
}

/** Whether a process without its database can work: data and pages are files of its machine. */
export const needsDatabase = (roles: ReadonlySet<Role>): boolean =>
  [...roles].some((role) => role !== 'data' && role !== 'pages')

/** Whether a process of these roles has a job at all. */
export const hasJob = (job: Job, roles: ReadonlySet<Role>): boolean =>
  (job === 'data' ? OF_READERS : OF_MESSAGES).some((role) => roles.has(role))

/** Every part of these roles, with the way out for a missing one. */
export const listParts = (mode: DeliveryMode, found: FoundParts, roles: ReadonlySet<Role>): ServicePart[] =>
  PARTS.filter((name) => ROLES_OF[name].some((role) => roles.has(role))).map((name) => ({
    name,
    needed: NEEDED[mode].includes(name) && (name !== 'database' || needsDatabase(roles)),
    ...(name === 'clock' || name === 'readers' ? judgeProcess(name, found[name]) : judge(name, found[name])),
  }))

/** Parts without which no data and no page can be served. The database is not among them. */
const OF_DATA: readonly PartName[] = ['readers', 'release']

/** Parts of one job. Data needs all of its parts in both modes; messages need what the whole service needs. */
export const listPartsOf = (
  job: Job,
  mode: DeliveryMode,
  found: FoundParts,
  roles: ReadonlySet<Role>,
): ServicePart[] =>
  listParts(mode, found, roles)
    .filter(({ name }) => OF_DATA.includes(name) === (job === 'data'))
    .map((part) => (job === 'data' ? { ...part, needed: true } : part))

export const isReady = (parts: readonly ServicePart[]): boolean =>
  parts.every(({ needed, status }) => !needed || status === 'ok')

type Judged = Pick<ServicePart, 'status' | 'detail'>

const judgeProcess = (name: OfProcess, fault: string | undefined): Judged =>
  fault === undefined
    ? { status: 'ok', detail: null }
    : { status: name === 'clock' ? 'unknown' : 'missing', detail: fault }

const judge = (name: Exclude<PartName, OfProcess>, isThere: Found): Judged => {
  if (isThere === undefined)
    return { status: 'unknown', detail: 'Its state is unknown while the database does not answer.' }
  if (typeof isThere === 'string') return { status: 'missing', detail: isThere }
  return isThere ? { status: 'ok', detail: null } : { status: 'missing', detail: WAYS_OUT[name] }
}

/**
 * Parts without which the whole service is not ready (docs/decisions/0035-readiness-by-part.md). A list that was read once
 * stays in use, so no list goes missing while the service runs.
 */
const NEEDED: Readonly<Record<DeliveryMode, readonly PartName[]>> = {
  sandbox: ['database', 'readers'],
  live: ['database', 'readers', 'release', 'legislators', 'house_offices', 'senate_offices'],
}

const asked = (whom: string): string =>
  `${whom} has never given its list of offices. The service asks again within minutes; "channels check" shows the answer.`

const WAYS_OUT: Readonly<Record<Exclude<PartName, OfProcess>, string>> = {
  database:
    'The database does not answer, or takes no writes. Check that it runs, that its disk has room, and that DATABASE_URL is right.',
  release:
    'No release can be read: publish one with "release publish", or see release.fault in the log for the reason.',
  legislators: 'There is no list of legislators: load it with "roster refresh".',
  house_offices: asked('The House gateway'),
  senate_offices: asked('The Senate gateway'),
  open_dockets:
    'The list of open dockets was never fetched. The service tries again within minutes, and looks up each docket separately until then.',
  delivery_worker:
    'No process has delivered for a minute, so messages wait. Start one with the role deliver (ROTUNDA_ROLES), or see queue.fault in its log.',
}
