import { STATES } from '@rotunda/contract'
import { foldText } from '../../../../platform/index.ts'
import type { LegislatorDraft } from '../../../../publishers/congress/index.ts'
import type { Facts } from '../../family.ts'
import { LEGISLATORS } from '../../members/facts.ts'
import type { Appearance } from './make-appearances.ts'
import { findNameKey, type NameKey } from './name-key.ts'

/** The Bioguide id of a witness who sat in Congress on the day of the meeting; null where the source does not show it. */
export type FindMember = (appearance: Appearance) => string | null

/**
 * A name alone shows nothing. The source must call the witness a member, name the State, and one member of that State
 * and day, no more, must have the name.
 */
export const makeMemberFinder = (facts: Facts): FindMember => {
  const people = Map.groupBy(
    [...facts.list(LEGISLATORS)].map(({ draft }) => draft),
    ({ name }) => foldText(name.last),
  )
  return ({ facts: statements, meeting }) => {
    const [{ draft }] = statements
    const key = findNameKey(draft)
    const day = meeting?.current[0]?.draft.local_date
    const said = statements.map(
      (one) => `${one.draft.position_raw ?? ''}; ${one.draft.organization_raw ?? ''}`,
    )
    const states = said.flatMap(listStates)
    if (key === undefined || day === undefined || states.length === 0) return null
    const found = (people.get(key.last) ?? []).filter(
      (person) => hasFirstName(person, key) && states.some((state) => sits(person, state, day)),
    )
    const [id, ...others] = new Set(found.map(({ bioguide }) => bioguide))
    return id === undefined || others.length > 0 ? null : id
  }
}

const IS_MEMBER =
  /\bmember of congress\b|\b(?:u\.?\s?s\.?|united states)\s(?:representative|senator|house of representatives|senate)\b/i
/** `(TX-10)`, `(R-TX)`, `(D-TX-10)` and `(TX)`. */
const IN_BRACKETS = /\((?:[DRI]-)?([A-Z]{2})(?:-\d{1,2})?\)/g

/** The States that a text names of a member; none where it does not call the witness one. */
const listStates = (text: string): readonly string[] => {
  if (!IS_MEMBER.test(text)) return []
  const codes = [...text.matchAll(IN_BRACKETS)].flatMap(([, code]) => code ?? [])
  const named = Object.entries(STATES).filter(([, name]) => new RegExp(`\\b${name}\\b`).test(text))
  return [...codes, ...named.map(([code]) => code)]
}

const hasFirstName = ({ name, other_names: others }: LegislatorDraft, { first }: NameKey): boolean =>
  [name, ...others]
    .flatMap((one) => [one.first, one.nickname])
    .some((given) => given !== null && foldText(given).split(' ')[0] === first)

const sits = ({ terms }: LegislatorDraft, state: string, day: string): boolean =>
  terms.some((term) => term.state === state && term.start <= day && day <= term.end)
