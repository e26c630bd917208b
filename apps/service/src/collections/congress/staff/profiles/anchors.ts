import { OBSERVATIONS, type StaffDecision } from '../../../../publishers/congress/index.ts'
import type { Staging } from '../../../../releases/index.ts'
import { nameAfter } from './list-profiles.ts'

/**
 * Finds the observations after which the profiles of the decisions are named. The id of a profile is a digest of its
 * first observation, so it leads there in every release.
 */
export const stageAnchors = (
  { database }: Pick<Staging, 'database'>,
  decisions: readonly StaffDecision[],
): void => {
  database.exec('create table staff_anchors (profile text primary key, observation text not null) strict')
  const wanted = new Set(decisions.flatMap(({ one, other }) => [one, other]).filter(isProfile))
  if (wanted.size === 0) return
  const found = new Map<string, string>()
  for (const { id } of database.prepare('select id from rows where kind = ?').iterate(OBSERVATIONS)) {
    const profile = nameAfter(String(id))
    if (wanted.has(profile)) found.set(profile, String(id))
  }
  const insert = database.prepare('insert into staff_anchors (profile, observation) values (?, ?)')
  for (const anchor of found) insert.run(...anchor)
}

const isProfile = (id: string): boolean => id.startsWith('stf_')

/** Puts observations in the place of profiles. A profile that the release never had stays, and leads to none. */
export const openAnchors = ({ database }: Pick<Staging, 'database'>) => {
  const anchors = new Map(
    database
      .prepare('select profile, observation from staff_anchors')
      .all()
      .map(({ profile, observation }) => [String(profile), String(observation)]),
  )
  const find = (id: string): string => anchors.get(id) ?? id
  return (decision: StaffDecision): StaffDecision => ({
    ...decision,
    one: find(decision.one),
    other: find(decision.other),
  })
}
