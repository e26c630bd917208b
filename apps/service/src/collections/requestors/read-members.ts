import { MEMBER_SERIES } from '../../publishers/congress/index.ts'
import { type MemberDraft } from '../../publishers/appropriations/index.ts'
import type { StagedSource, Staging } from '../../releases/index.ts'

/** The members that the lists of a release name. */
export type KnownMembers = {
  readonly members: readonly MemberDraft[]
  /** Last calendar year in which every member is sure to be in one of the lists; null if none is sure. */
  readonly wholeUntil: number | null
}

/**
 * All members in the staged lists. A member who moved from one list to the other between two retrievals may be in both:
 * the list that was retrieved later decides. There are some hundreds, so they are held at once.
 */
export const readMembers = (staging: Staging): KnownMembers => {
  const { documents } = staging
  const byDocument = Map.groupBy(staging.listRows('members'), ({ source }) => source)
  const byAge = documents.toSorted(({ source: a }, { source: b }) =>
    a.retrieved_at < b.retrieved_at ? -1 : Number(a.retrieved_at > b.retrieved_at),
  )
  const drafts = byAge.flatMap(({ number }) =>
    // Rows of this table hold drafts of members.
    (byDocument.get(number) ?? []).map(({ body }) => body as MemberDraft),
  )
  const byId = new Map(drafts.map((draft) => [draft.bioguide, draft]))
  return { members: [...byId.values()], wholeUntil: findWholeYear(documents) }
}

/**
 * A list of sitting members omits those who have left. Without the list of former members, of the same day or later, a
 * member may be in neither, and a surname that seems unique may have been shared by two members.
 */
export const findWholeYear = (staged: readonly StagedSource[]): number | null => {
  const find = (series: string) => staged.find((one) => one.series === series && one.refusal === null)?.source
  const [current, former] = [find(MEMBER_SERIES.current), find(MEMBER_SERIES.historical)]
  if (current === undefined || former === undefined) return null
  return dayOf(former.checked_at) < dayOf(current.retrieved_at)
    ? null
    : Number(current.checked_at.slice(0, 4))
}

const dayOf = (instant: string): string => instant.slice(0, 'YYYY-MM-DD'.length)
