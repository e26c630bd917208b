import type { SQLOutputValue } from 'node:sqlite'
import type { StaffObservation } from '@rotunda/contract'
import type { MadeRow, Staging } from '../../../../releases/index.ts'
import type { DecisionFacts, Redirect } from './trace-decisions.ts'
import { makeProfile, makeRedirect } from './make-profile.ts'
import { PROFILES } from './staff-profiles.ts'
import type { StagedProfile } from './stage-profiles.ts'

type Origin = MadeRow['from'][number]
type Staged = { readonly observation: StaffObservation; readonly origin: Origin }

/** Makes the rows of profiles from the staged data, one by one. */
export function* makeProfiles(
  staging: Staging,
  decisions: DecisionFacts,
): Generator<MadeRow, void, undefined> {
  const { database } = staging
  const find = database.prepare('select body from staff_profiles where profile = ?')
  let number = -1
  let own: Staged[] = []
  const finish = function* (): Generator<MadeRow, void, undefined> {
    if (own.length === 0) return
    // Written by stageProfiles alone.
    const staged = JSON.parse(String(find.get(number)?.['body'])) as StagedProfile
    yield makeRow(staged, own, decisions)
  }
  for (const row of database.prepare(LIST).iterate()) {
    if (Number(row['profile']) !== number) {
      yield* finish()
      number = Number(row['profile'])
      own = []
    }
    own.push(readStaged(staging, row))
  }
  yield* finish()
  for (const { body } of database.prepare('select body from staff_redirects').all()) {
    // Written by stageProfiles alone.
    yield makeRedirectRow(JSON.parse(String(body)) as Redirect, staging, decisions)
  }
}

const FIELDS = 'source, id, first_seen_at, changed_at, revision, body'
const LIST = `
  select profile, ${FIELDS} from staff_links join rows using (row) join bodies using (row) order by profile, place
`
const FIND = `select ${FIELDS} from rows join bodies using (row) where id = ?`

const readStaged = ({ documents }: Staging, row: Readonly<Record<string, SQLOutputValue>>): Staged => {
  const source = documents[Number(row['source'])]?.source
  if (source === undefined) throw new Error('an observation without a document')
  // Written by the row store, with its profile: a row of the table.
  const body = JSON.parse(String(row['body'])) as StaffObservation
  return {
    observation: { ...body, id: String(row['id']) },
    origin: {
      source,
      sources: body.sources,
      isCleaned: body.coverage_notes.includes('control_characters'),
      first_seen_at: String(row['first_seen_at'] ?? source.retrieved_at),
      last_changed_at: String(row['changed_at'] ?? source.retrieved_at),
      revision: Number(row['revision'] ?? 1),
    },
  }
}

const makeRow = (
  { id, facts }: StagedProfile,
  staged: readonly Staged[],
  decisions: DecisionFacts,
): MadeRow => {
  const observations = staged.map(({ observation }) => observation)
  const body = makeProfile(facts, observations)
  const all = decisions.listOf(observations.map((one) => one.id))
  // A decision that was taken back is no source of the profile, and has changed it.
  const decided = all.filter(({ draft }) => decisions.isStanding(draft))
  const from = [...staged.map(({ origin }) => origin), ...all]
  const dates = {
    first_seen_at: least(from.map(({ first_seen_at }) => first_seen_at)),
    last_changed_at: greatest(from.map(({ last_changed_at }) => last_changed_at)),
    revision: from.reduce((most, { revision }) => Math.max(most, revision), 1),
  }
  return { ...PLACE, id, body, from: [...pickSources(staged), ...decided], dates }
}

const PLACE = { table: PROFILES, dataset: PROFILES, coverage: {} } as const

const least = (texts: readonly string[]): string => texts.reduce((a, b) => (a < b ? a : b))
const greatest = (texts: readonly string[]): string => texts.reduce((a, b) => (a > b ? a : b))

/** Cites the first and the last observation in each office. The profile’s id finds the others. */
const pickSources = (staged: readonly Staged[]): readonly Origin[] => {
  const picked = [...Map.groupBy(staged, ({ observation }) => observation.office.id).values()].flatMap(
    (own) => {
      const sorted = own.toSorted((a, b) => (keyOf(a) < keyOf(b) ? -1 : keyOf(a) > keyOf(b) ? 1 : 0))
      return [sorted[0], sorted.at(-1)].filter((one) => one !== undefined)
    },
  )
  return [...new Set(picked)].map(({ origin }) => origin)
}

const keyOf = ({ observation }: Staged): string => `${observation.pay_start} ${observation.id}`

/**
 * Cites the decisions on the payments of the profile or of its target. If there are none, decisions on other payments
 * changed the method's result, and the row cites its own payment.
 */
const makeRedirectRow = (
  { id, mergedInto, observation, decisions: ids }: Redirect,
  staging: Staging,
  decisions: DecisionFacts,
): MadeRow => {
  const row = staging.database.prepare(FIND).get(observation)
  if (row === undefined) throw new Error('a redirect without its observation')
  const { observation: paid, origin } = readStaged(staging, row)
  const decided = ids.flatMap((decision) => decisions.get(decision) ?? [])
  const isDecided = decided.length > 0
  const body = makeRedirect(mergedInto, paid.name_raw, isDecided ? 'reviewed' : 'auto')
  return { ...PLACE, id, body, from: isDecided ? decided : [origin] }
}
