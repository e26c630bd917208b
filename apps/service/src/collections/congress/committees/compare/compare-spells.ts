import type { Conflict } from '@rotunda/contract'
import type { CommitteeSpellDraft } from '../../../../publishers/congress/index.ts'
import type { Fact } from '../../../../releases/index.ts'
import type { AssignmentGroup } from '../make/group-assignments.ts'

type Spell = Fact<CommitteeSpellDraft>

/** Finds conflicts of a spell with its own cells and with other spells of its document. */
export type CompareSpell = (group: AssignmentGroup) => readonly Conflict[]

/**
 * Compares facts that spells state twice. A member joins a committee on the day of the resolution that elects him or
 * her, and a first day without a resolution is imputed. A resolution has one day, and each of its places belongs to one
 * member. A spell that ends without a reason ends with its Congress.
 */
export const openSpells = (spells: readonly Spell[]): CompareSpell => {
  const resolutionDays = findUsual(spells, nameResolution, ({ draft }) => draft.resolution_date)
  const lastDays = findUsual(spells.filter(isWithoutReason), nameCongress, ({ draft }) => draft.end)
  const places = Map.groupBy(spells, namePlace)
  return ({ spell }) => {
    if (spell === undefined) return []
    const { draft } = spell
    const day = resolutionDays.get(nameResolution(spell))
    const last = isWithoutReason(spell) ? lastDays.get(nameCongress(spell)) : undefined
    const shared = places.get(namePlace(spell))?.find((one) => one !== spell)
    const rank = draft.resolution_rank
    return [
      ...compare(spell, 'resolution', draft.resolution_date, day ?? draft.resolution_date),
      ...(rank !== null && shared
        ? compare(spell, 'resolution', `${rank}`, `${rank}: ${shared.draft.name}`)
        : []),
      ...compare(spell, 'start_imputed', String(draft.start_imputed), String(draft.resolution === null)),
      ...compare(spell, 'start', draft.start, draft.resolution_date ?? draft.start),
      ...compareAhead(spell),
      ...compare(spell, 'end', draft.end, draft.resigned_on ?? last ?? draft.end),
      ...(draft.end === null ? compare(spell, 'end_reason', draft.end_reason, null) : []),
    ]
  }
}

const compare = (
  { source }: Spell,
  field: string,
  value: string | null,
  against: string | null,
): readonly Conflict[] =>
  value === against
    ? []
    : [{ field, values: [value, against].map((one) => ({ value: one, source_id: source.sha256 })) }]

/** No document knows of a day after its download. */
const compareAhead = (spell: Spell): readonly Conflict[] => {
  const { start, end } = spell.draft
  const retrieved = spell.source.retrieved_at.slice(0, 'YYYY-MM-DD'.length)
  return [
    ...(start > retrieved ? compare(spell, 'start', start, `retrieved ${retrieved}`) : []),
    ...(end !== null && end > retrieved ? compare(spell, 'end', end, `retrieved ${retrieved}`) : []),
  ]
}

const isWithoutReason = ({ draft }: Spell): boolean =>
  draft.end !== null && draft.end_reason === null && draft.citation === null

const nameResolution = ({ source, draft }: Spell): string =>
  [source.sha256, draft.congress, draft.resolution ?? ''].join('/')

const nameCongress = ({ source, draft }: Spell): string => [source.sha256, draft.congress].join('/')

const namePlace = ({ source, draft }: Spell): string =>
  [source.sha256, draft.congress, draft.code, draft.side, draft.resolution, draft.resolution_rank].join('/')

/** The commonest value among the spells of each key. */
const findUsual = (
  spells: readonly Spell[],
  keyOf: (spell: Spell) => string,
  valueOf: (spell: Spell) => string | null,
): ReadonlyMap<string, string> =>
  new Map(
    [...Map.groupBy(spells, keyOf)].flatMap(([key, same]) => {
      const counts = [...Map.groupBy(same, valueOf)].toSorted(([, a], [, b]) => b.length - a.length)
      const value = counts[0]?.[0] ?? null
      return value === null ? [] : [[key, value] as const]
    }),
  )
