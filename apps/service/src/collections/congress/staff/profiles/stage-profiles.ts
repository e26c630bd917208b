import type { StaffObservation } from '@rotunda/contract'
import { isMinor, OBSERVATIONS, type StaffDecision } from '../../../../publishers/congress/index.ts'
import type { Staging } from '../../../../releases/index.ts'
import { listProfiles, type LinkedObservation, type ResolvedProfile } from './list-profiles.ts'
import { METHOD } from './method.ts'
import { resolveStaff } from './resolve-staff.ts'
import { viewOf, type FindSeat, type StaffView } from './staff-view.ts'
import {
  listRedirects,
  makeProfileTrace,
  placeDecisions,
  type ProfileTrace,
  type Redirect,
} from './trace-decisions.ts'

/**
 * Facts that the row of a profile needs beside its observations. They are in the staging file, so that memory need not
 * hold them.
 */
export type StagedProfile = {
  readonly id: string
  readonly facts: Pick<ResolvedProfile, 'merges' | 'possible' | 'risk' | 'status'> & {
    readonly splitFrom: string | null
  }
}

/** Resolves the staged observations, writes their profiles to the staging file, and returns the links between both. */
export const stageProfiles = (
  { database, documents }: Staging,
  decisions: readonly StaffDecision[],
  findSeat: FindSeat,
): ProfileLinks => {
  database.exec(SCHEMA)
  const rows: number[] = []
  const views = function* (): Generator<StaffView, void, undefined> {
    rows.length = 0
    for (const { row, source, first_seen_at, id, body } of database.prepare(LIST).iterate(OBSERVATIONS)) {
      // The row store wrote it, as a row of this table.
      const observation = JSON.parse(String(body)) as StaffObservation
      if (isMinor(observation.title ?? '')) continue
      rows.push(Number(row))
      const seen = String(first_seen_at ?? documents[Number(source)]?.source.retrieved_at)
      yield viewOf({ ...observation, id: String(id), first_seen_at: seen }, findSeat)
    }
  }
  const write = openWriter(database)
  const links = makeProfileLinks(findLastRow(database))
  let number = 0
  for (const { splitFrom, ...profile } of resolve(views, decisions, write)) {
    number += 1
    const { id, observations, merges, possible, risk, status } = profile
    const staged: StagedProfile = { id, facts: { merges, possible, risk, status, splitFrom } }
    write.profile(number, staged)
    links.name(number, id)
    for (const [place, linked] of observations.entries()) {
      const row = rows[linked.observation.given]
      if (row === undefined) throw new Error('an observation that was not staged')
      write.link(number, place, row)
      links.add(row, number, linked.by)
    }
  }
  return links
}

const findLastRow = (database: Staging['database']): number =>
  Number(database.prepare('select max(row) as last from rows').get()?.['last'])

/** `splitFrom` is the profile that it would be part of without the decisions. */
type SplitProfile = ResolvedProfile & { readonly splitFrom: string | null }
type Views = () => Iterable<StaffView>
type Writer = ReturnType<typeof openWriter>

/** Yields the profiles one by one, then writes redirects and unused decisions. */
function* resolve(
  views: Views,
  decisions: readonly StaffDecision[],
  write: Pick<Writer, 'redirect' | 'unused'>,
): Generator<SplitProfile, void, undefined> {
  const before = decisions.length === 0 ? undefined : traceProfiles(views)
  const resolution = resolveStaff(views(), decisions)
  const { observations, contradicted } = resolution
  const after = makeProfileTrace(before === undefined ? 0 : observations.count)
  for (const profile of listProfiles(resolution, decisions)) {
    if (before !== undefined) after.add(profile)
    yield { ...profile, splitFrom: before === undefined ? null : findSplit(profile, before) }
  }
  if (before === undefined) return
  const placed = placeDecisions(decisions, observations)
  for (const redirect of listRedirects(before, after, placed, observations)) write.redirect(redirect)
  for (const { id } of contradicted) write.unused(id, 'another decision contradicts this decision')
  for (const { id, one, other } of placed)
    if (one === undefined || other === undefined) write.unused(id, UNPLACED)
    else if (one === other) write.unused(id, 'both of its ids name the same observation')
}

/** Traces the profiles without the decisions: the difference shows what the decisions do. */
const traceProfiles = (views: Views): ProfileTrace => {
  const resolution = resolveStaff(views())
  const trace = makeProfileTrace(resolution.observations.count)
  for (const profile of listProfiles(resolution, [])) trace.add(profile)
  return trace
}

const findSplit = ({ id, observations }: ResolvedProfile, before: ProfileTrace): string | null => {
  const [first] = observations
  return before.has(id) || first === undefined ? null : (before.find(first.observation.given) ?? null)
}

const openWriter = (database: Staging['database']) => {
  const profile = database.prepare('insert into staff_profiles (profile, body) values (?, ?)')
  const link = database.prepare('insert into staff_links (profile, place, row) values (?, ?, ?)')
  const redirect = database.prepare('insert into staff_redirects (body) values (?)')
  const unused = database.prepare('insert into staff_unused (decision, why) values (?, ?)')
  return {
    profile: (number: number, staged: StagedProfile) => profile.run(number, JSON.stringify(staged)),
    link: (number: number, place: number, row: number) => link.run(number, place, row),
    redirect: (made: Redirect) => redirect.run(JSON.stringify(made)),
    unused: (decision: string, why: string) => unused.run(decision, why),
  }
}

/** Reason why a decision on a payment or profile that a release lacks did nothing. */
export const UNPLACED = 'no observation of this release has one of its ids'

const LIST = `
  select row, source, first_seen_at, id, body from rows join bodies using (row) where kind = ? order by row
`
const SCHEMA = `
  create table staff_profiles (profile integer primary key, body text not null) strict;
  create table staff_links (profile integer, place integer, row integer not null, primary key (profile, place))
    strict, without rowid;
  create table staff_redirects (body text not null) strict;
  create table staff_unused (decision text not null, why text not null) strict;
`

/**
 * The profile of each staged row, with the reason. Columns hold them until the rows are written, because changing a
 * million bodies in the staging file takes longer than the resolver.
 */
type ProfileLinks = {
  /** Profiles are numbered from 1. */
  name(profile: number, id: string): void
  add(row: number, profile: number, by: LinkedObservation['by']): void
  /** A row without a profile stays as it is. */
  put(observation: Pick<StaffObservation, 'profile_id' | 'match'>, row: number): void
}

const makeProfileLinks = (lastRow: number): ProfileLinks => {
  const ids: string[] = []
  const profiles = new Int32Array(lastRow + 1)
  // NaN if there is no weight.
  const weights = new Float64Array(lastRow + 1)
  const decided = new Map<number, StaffDecision>()
  return {
    name: (profile, id) => void (ids[profile] = id),
    add: (row, profile, by) => {
      profiles[row] = profile
      weights[row] = typeof by === 'number' ? by : Number.NaN
      if (typeof by === 'object' && by !== null) decided.set(row, by)
    },
    put: (observation, row) => {
      const id = ids[profiles[row] ?? 0]
      if (id === undefined) return
      observation.profile_id = id
      observation.match = describeMatch(decided.get(row), weights[row])
    },
  }
}

const describeMatch = (
  decision: StaffDecision | undefined,
  weight: number = Number.NaN,
): StaffObservation['match'] =>
  decision === undefined
    ? {
        method: METHOD.version,
        weight: Number.isNaN(weight) ? null : weight,
        band: 'auto',
        decided_by: 'method',
        decided_at: null,
      }
    : {
        method: METHOD.version,
        weight: null,
        band: 'decided',
        decided_by: decision.decided_by,
        decided_at: decision.decided_at,
      }
