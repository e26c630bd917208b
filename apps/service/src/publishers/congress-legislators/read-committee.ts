import { closed } from '@rotunda/contract'
import { Type, type Static } from 'typebox'
import { tidyBlanks } from '../cells/tidy-text.ts'
import { makeEntryCheck, type EntryReading, type ListedEntry } from '../entries/list-rows.ts'
import { Text } from './read-person.ts'

const CommitteeCode = Type.String({ pattern: '^[HSJ][A-Z]{3}$' })
const Url = Type.String({ pattern: '^https?://\\S+$' })
const Digits = Type.String({ pattern: '^(?!00)\\d{2}$' })
const Congresses = Type.Array(Type.Integer({ minimum: 1, maximum: 400 }))
const Names = Type.Record(Type.String({ pattern: '^[1-9]\\d{0,2}$' }), Text)

const HISTORY = { names: Type.Optional(Names), congresses: Type.Optional(Congresses) }
const Committee = closed({
  type: Type.Enum(['house', 'joint', 'senate']),
  name: Text,
  thomas_id: CommitteeCode,
  house_committee_id: Type.Optional(Type.String({ pattern: '^[A-Z]{2}$' })),
  senate_committee_id: Type.Optional(CommitteeCode),
  url: Type.Optional(Url),
  minority_url: Type.Optional(Url),
  rss_url: Type.Optional(Url),
  minority_rss_url: Type.Optional(Url),
  address: Type.Optional(Text),
  phone: Type.Optional(Text),
  youtube_id: Type.Optional(Text),
  wikipedia: Type.Optional(Text),
  jurisdiction: Type.Optional(Text),
  jurisdiction_source: Type.Optional(Text),
  subcommittees: Type.Optional(Type.Array(Type.Unknown())),
  ...HISTORY,
})
const Subcommittee = closed({
  name: Text,
  thomas_id: Digits,
  address: Type.Optional(Text),
  phone: Type.Optional(Text),
  wikipedia: Type.Optional(Text),
  ...HISTORY,
})
const checkCommittee = makeEntryCheck(Committee)
const checkSubcommittee = makeEntryCheck(Subcommittee)

/** Lists each committee, with its subcommittees after it. */
export function* listCommittees(entries: readonly unknown[], list: CommitteeList): Generator<ListedEntry> {
  for (const [index, value] of entries.entries()) {
    const { entry, fault } = checkCommittee(value)
    const pointer = `/${index}`
    if (entry === undefined) {
      yield { pointer, value, reading: { kind: 'fault', fault } }
      continue
    }
    const reading = readCommittee(entry, list)
    yield { pointer, value, reading }
    for (const [place, subcommittee] of (entry.subcommittees ?? []).entries())
      yield {
        pointer: `${pointer}/subcommittees/${place}`,
        value: subcommittee,
        // A subcommittee of an unreadable committee is refused with it: its parent is unknown.
        reading: reading.kind === 'fault' ? reading : readSubcommittee(subcommittee, entry, list),
      }
  }
}

type CommitteeEntry = Static<typeof Committee>

const CHAMBERS = { house: 'House', joint: 'Joint', senate: 'Senate' } as const

const readCommittee = (entry: CommitteeEntry, list: CommitteeList): EntryReading => {
  const fault = findHistoryFault(entry, list) ?? findCodeFault(entry)
  if (fault !== undefined) return { kind: 'fault', fault }
  const draft: CommitteeEntryDraft = {
    list,
    code: entry.thomas_id,
    parent: null,
    chamber: CHAMBERS[entry.type],
    name: tidyBlanks(entry.name),
    ...readHistory(entry),
    house_code: entry.house_committee_id ?? null,
    senate_code: entry.senate_committee_id ?? null,
    url: entry.url ?? null,
    minority_url: entry.minority_url ?? null,
    rss_url: entry.rss_url ?? null,
    minority_rss_url: entry.minority_rss_url ?? null,
    address: entry.address ?? null,
    phone: entry.phone ?? null,
    youtube_id: entry.youtube_id ?? null,
    wikipedia: entry.wikipedia ?? null,
    jurisdiction: entry.jurisdiction ?? null,
    jurisdiction_source: entry.jurisdiction_source ?? null,
  }
  return { kind: 'entry', id: draft.code, draft }
}

const readSubcommittee = (value: unknown, parent: CommitteeEntry, list: CommitteeList): EntryReading => {
  const { entry, fault } = checkSubcommittee(value)
  if (entry === undefined) return { kind: 'fault', fault }
  const historyFault = findHistoryFault(entry, list)
  if (historyFault !== undefined) return { kind: 'fault', fault: historyFault }
  const draft: CommitteeEntryDraft = {
    ...NOTHING,
    list,
    code: `${parent.thomas_id}${entry.thomas_id}`,
    parent: parent.thomas_id,
    chamber: CHAMBERS[parent.type],
    name: tidyBlanks(entry.name),
    ...readHistory(entry),
    address: entry.address ?? null,
    phone: entry.phone ?? null,
    wikipedia: entry.wikipedia ?? null,
  }
  return { kind: 'entry', id: draft.code, draft }
}

const NOTHING = {
  house_code: null,
  senate_code: null,
  url: null,
  minority_url: null,
  rss_url: null,
  minority_rss_url: null,
  youtube_id: null,
  jurisdiction: null,
  jurisdiction_source: null,
} as const

type History = Pick<CommitteeEntry, 'congresses' | 'names'>

/** Finds a fault in the Congresses: an earlier committee without Congresses would pass for a present one. */
const findHistoryFault = ({ congresses, names }: History, list: CommitteeList): string | undefined => {
  if (list === 'current')
    return (congresses ?? names) === undefined ? undefined : 'It has Congresses, in a list of today.'
  return congresses?.length ? undefined : 'It has no Congresses, in a list of earlier committees.'
}

/**
 * Finds a fault in the codes. The code of a chamber repeats letters of the code, whose first letter is the chamber; the
 * name often begins with the chamber too.
 */
const findCodeFault = (entry: CommitteeEntry): string | undefined => {
  const { thomas_id: code, senate_committee_id: senate, house_committee_id: house, type, name } = entry
  if (senate !== undefined && senate !== code) return `The code ${code} is ${senate} in the Senate.`
  // Joint committees have letters of their own in the House.
  if (house !== undefined && code.startsWith('H') && code.slice(2) !== house)
    return `The code ${code} is ${house} in the House.`
  if (!TYPES[code[0] ?? '']?.includes(type)) return `The code ${code} is of the type ${type}.`
  if (!BODY.test(name)) return `“${name}” is no name of a committee.`
  const [chamber] = /^(?:House|Senate)\b/.exec(name) ?? []
  return chamber !== undefined && chamber.toLowerCase() !== type
    ? `A committee of the type ${type} is named ${name}.`
    : undefined
}

/** Words in the names of committees. The name of a subcommittee has none of them. */
const BODY = /\b(?:Committee|Commission|Caucus|Task Force|Subcommittee|Joint)\b/

/**
 * Types of committee by the first letter of their code. The list of earlier committees has joint committees under the
 * Senate.
 */
const TYPES: Readonly<Record<string, readonly string[]>> = {
  H: ['house'],
  S: ['senate'],
  J: ['joint', 'senate'],
}

const readHistory = ({ congresses = [], names = {} }: History) => ({
  congresses,
  names: Object.entries(names).map(([congress, name]) => ({
    congress: Number(congress),
    name: tidyBlanks(name),
  })),
})

/** A committee or subcommittee in one of the two lists. */
export type CommitteeEntryDraft = {
  readonly list: CommitteeList
  /** `HSAG`, or `HSAG03` for a subcommittee. */
  readonly code: string
  /** Code of the parent committee; null for a committee. */
  readonly parent: string | null
  readonly chamber: 'House' | 'Joint' | 'Senate'
  /** Name. That of a subcommittee lacks “Subcommittee on”. */
  readonly name: string
  /** Names by Congress, if the list has them. */
  readonly names: readonly { readonly congress: number; readonly name: string }[]
  /** Empty in the list of present committees. */
  readonly congresses: readonly number[]
  readonly house_code: string | null
  readonly senate_code: string | null
  readonly url: string | null
  readonly minority_url: string | null
  readonly rss_url: string | null
  readonly minority_rss_url: string | null
  readonly address: string | null
  readonly phone: string | null
  readonly youtube_id: string | null
  readonly wikipedia: string | null
  readonly jurisdiction: string | null
  readonly jurisdiction_source: string | null
}

export type CommitteeList = 'current' | 'historical'
