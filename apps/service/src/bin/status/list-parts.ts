import { PARTS, type PartName, type ServicePart } from '@rotunda/contract'
import type { DeliveryMode } from '../../messages/index.ts'

/** What is there: true or false, or undefined where it cannot be asked. */
export type FoundParts = Readonly<Record<PartName, Found>>

type Found = boolean | 'being_made' | undefined

/** Every part, with what to do about one that is missing. */
export const listParts = (mode: DeliveryMode, found: FoundParts): ServicePart[] =>
  PARTS.map((name) => ({
    name,
    needed: NEEDED[mode].includes(name),
    ...judge(name, found[name]),
  }))

export const isReady = (parts: readonly ServicePart[]): boolean =>
  parts.every(({ needed, status }) => !needed || status === 'ok')

const judge = (name: PartName, isThere: Found): Pick<ServicePart, 'status' | 'detail'> => {
  if (isThere === undefined)
    return { status: 'unknown', detail: 'It cannot be looked for while the database is away.' }
  if (isThere === 'being_made') return { status: 'missing', detail: BEING_MADE }
  return isThere ? { status: 'ok', detail: null } : { status: 'missing', detail: WAYS_OUT[name] }
}

/**
 * docs/decisions/0035-readiness-by-part.md: what makes the whole service unready. A list that was there once stays in
 * use, so that none of them goes missing while the service runs.
 */
const NEEDED: Readonly<Record<DeliveryMode, readonly PartName[]>> = {
  sandbox: ['database'],
  live: ['database', 'release', 'legislators', 'house_offices', 'senate_offices'],
}

const BEING_MADE =
  'The sample of a collection is being made: its API answers 503 until it is published by itself, within a minute or so. The others answer.'

const asked = (whom: string): string =>
  `${whom} has never given its list of offices. It is asked again within minutes; "channels check" says what it answers.`

const WAYS_OUT: Readonly<Record<PartName, string>> = {
  database: 'The database does not answer. See that it runs and that DATABASE_URL is right.',
  release:
    'No release can be read: publish one with "release publish", or see release.fault in the log for why it cannot be opened.',
  legislators: 'There is no list of legislators: load it with "roster refresh".',
  house_offices: asked('The House gateway'),
  senate_offices: asked('The Senate gateway'),
  open_dockets:
    'The list of open dockets was never fetched. It is tried again within minutes; until then each docket is looked up by itself.',
  delivery_worker:
    'No process has delivered for a minute, so messages wait. Start one with ROTUNDA_WORKER=on, or see queue.fault in its log.',
}
