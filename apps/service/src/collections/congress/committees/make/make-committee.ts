import type { Committee, Conflict, RowFields } from '@rotunda/contract'
import type { MadeRow, Origin } from '../../../../releases/index.ts'
import { chooseValue } from '../../choose-value.ts'
import { findParentId, listCommitteeCodes } from '../../committee-codes.ts'
import { datesOf } from '../../dates-of.ts'
import { keyOfCommittee } from '../../name-words.ts'
import type { Misnamed } from '../find-misnamed.ts'
import type { CommitteeFacts } from '../gather-committees.ts'
import { chamberOf } from './chamber-of.ts'
import { chooseName, listNames } from './list-names.ts'
import { deriveKind } from './derive-kind.ts'
import { listCongresses, type FindCurrentCommittee } from './find-current.ts'
import type { Chamber, FindRoster, NewestRoster } from './rosters.ts'

type Body = Omit<Committee, keyof RowFields | 'id'>

export type CommitteeNeeds = {
  readonly findRoster: FindRoster
  readonly findCurrent: FindCurrentCommittee
  /** Counts the current assignments to it. */
  readonly countMembers: (id: string) => number
  readonly misnamed: Misnamed
}

/** A row of /committees. */
export const makeCommittee = (committee: CommitteeFacts, needs: CommitteeNeeds): MadeRow => {
  const isCurrent = needs.findCurrent(committee)
  const found = isCurrent.current
    ? describeRoster(committee.id, needs.countMembers(committee.id), needs.findRoster)
    : NO_ROSTER
  const body = makeBody(committee, found.roster, { ...isCurrent, misnamed: needs.misnamed })
  const from = listOrigins(committee, found)
  const dates = datesOf(from, isCurrent.decidedBy)
  return {
    table: 'committees',
    dataset: 'committees',
    id: committee.id,
    coverage: {},
    body,
    from,
    ...(dates !== undefined && { dates }),
    notes: [
      ...(found.roster.status === 'not_published' ? ['roster_not_published'] : []),
      ...(isListed(committee) ? [] : ['committee_of_rosters']),
    ],
  }
}

type RosterFinding = { readonly roster: Committee['roster']; readonly from: readonly Origin[] }

/** No list of rosters covers the committee, or it is not current. */
const NO_ROSTER: RosterFinding = {
  roster: { status: 'unknown', congress: null, as_of: null, members: null },
  from: [],
}

/** Roster of a current committee, as far as it is known. `members` is the number of current assignments. */
const describeRoster = (id: string, members: number, findRoster: FindRoster): RosterFinding => {
  const found = listChambers(id).flatMap((chamber) => findRoster(id, chamber) ?? [])
  const roster = chooseRoster(found)
  if (roster === undefined) return NO_ROSTER
  const { status, congress, as_of, facts } = roster
  const isKnown = status === 'published' || status === 'none'
  return { roster: { status, congress, as_of, members: isKnown ? members : null }, from: facts }
}

const listChambers = (id: string): readonly Chamber[] => {
  if (id.startsWith('J')) return ['House', 'Senate']
  return [id.startsWith('H') ? 'House' : 'Senate']
}

/** Chooses the newest published roster. For a joint committee, a list with members of both chambers goes first. */
const chooseRoster = (found: readonly NewestRoster[]): NewestRoster | undefined => {
  const published = found.filter(({ status }) => status === 'published')
  const [newest] = published.toSorted((a, b) => (a.as_of < b.as_of ? 1 : -1))
  return published.find(({ isOfBoth }) => isOfBoth) ?? newest ?? found[0]
}

const isListed = ({ entries, congressGov, clerk }: CommitteeFacts): boolean =>
  entries.length + congressGov.length + clerk.length > 0

const listOrigins = (
  { entries, congressGov, clerk, rosters, spells }: CommitteeFacts,
  { from }: RosterFinding,
): readonly Origin[] => [
  ...new Set<Origin>([
    ...clerk.map(({ fact }) => fact),
    ...rosters,
    ...entries,
    ...congressGov,
    // Each spell names the committee, so the first is enough.
    ...spells.slice(0, 1),
    ...from,
  ]),
]

const makeBody = (
  committee: CommitteeFacts,
  roster: Committee['roster'],
  { current, conflicts, misnamed }: ReturnType<FindCurrentCommittee> & Pick<CommitteeNeeds, 'misnamed'>,
): Body => {
  const { id, entries } = committee
  const named = leaveMisnamedOut(committee, misnamed)
  const name = chooseName(named)
  const kind = deriveKind(committee, name.value ?? '')
  const website = chooseWebsite(committee)
  return {
    codes: { ...listCommitteeCodes(id), house: findHouseCode(committee) },
    name: name.value ?? id,
    chamber: chamberOf(id),
    ...kind,
    parent_id: findParent(committee),
    current,
    names: listNames(named),
    congresses: listCongresses(committee),
    ...describeHistory(committee),
    ...describeContact(entries),
    url: website.value,
    ratio: findRatio(committee),
    roster,
    conflicts: [
      ...describeNames(name, committee, misnamed),
      ...kind.conflicts,
      ...conflicts,
      ...website.conflicts,
    ],
  }
}

/** Leaves out documents that have another committee's name beside the code: they do not name this one. */
const leaveMisnamedOut = (committee: CommitteeFacts, { ofRoster }: Misnamed): CommitteeFacts => {
  const isRight = ({ source }: Origin): boolean => ofRoster(source.sha256, committee.id).length === 0
  return {
    ...committee,
    clerk: committee.clerk.filter(({ fact }) => isRight(fact)),
    rosters: committee.rosters.filter(isRight),
  }
}

/** Conflicts of the name in all documents, the chosen name first. */
const describeNames = (
  { value, conflicts }: ReturnType<typeof chooseName>,
  committee: CommitteeFacts,
  misnamed: Misnamed,
): readonly Conflict[] => {
  const odd = [...listOddNames(committee), ...listOthersNames(committee, misnamed)]
  const all = [...chooseName(committee).conflicts, ...odd].slice(0, 1)
  const isFirst = (one: Conflict['values'][number]): boolean => one.value === value
  return conflicts.length > 0 || all.length === 0
    ? conflicts
    : all.map(({ field, values }) => ({
        field,
        values: values.toSorted((a, b) => Number(isFirst(b)) - Number(isFirst(a))),
      }))
}

/** Finds entries of former committees whose name is none of their names by Congress. */
const listOddNames = ({ entries }: CommitteeFacts): readonly Conflict[] =>
  entries.flatMap(({ draft: { name, names }, source }) => {
    const [first] = names
    if (first === undefined || names.some((one) => keyOfCommittee(one.name) === keyOfCommittee(name)))
      return []
    return [
      { field: 'name', values: [name, first.name].map((value) => ({ value, source_id: source.sha256 })) },
    ]
  })

/**
 * Finds lists that have another committee's name for this one. Subcommittees are left out, because they take each
 * other’s names over time.
 */
const listOthersNames = ({ id, entries }: CommitteeFacts, { compare }: Misnamed): readonly Conflict[] =>
  (findParentId(id) === null ? entries : []).flatMap((fact) =>
    compare({ id, name: fact.draft.name, fact }).map(({ values }) => ({
      field: 'name',
      values: values.map(({ value, source_id }, index) => ({
        value: index === 0 ? fact.draft.name : `name of ${value ?? ''}`,
        source_id,
      })),
    })),
  )

/** The two letters of the House. Subcommittees have none. */
const findHouseCode = ({ id, entries }: CommitteeFacts): string | null =>
  entries.find(({ draft }) => draft.house_code !== null)?.draft.house_code ??
  (id.endsWith('00') ? (listCommitteeCodes(id).clerk?.slice(0, 2) ?? null) : null)

/** Parent of a committee. Some select committees are part of another committee and have a code of their own. */
const findParent = ({ id, congressGov }: CommitteeFacts): string | null =>
  findParentId(id) ??
  congressGov.find(({ draft }) => draft.parent !== null)?.draft.parent?.toUpperCase() ??
  null

const chooseWebsite = ({ entries, congressGov }: CommitteeFacts) =>
  chooseValue('url', [
    ...entries.map((fact) => ({ value: fact.draft.url, fact })),
    ...congressGov.map((fact) => ({ value: fact.draft.website, fact })),
  ])

/** Values of the newest name that has each. */
const describeHistory = ({ congressGov }: CommitteeFacts): Pick<Body, 'archival_ids' | 'established_by'> => {
  const newestFirst = congressGov
    .flatMap(({ draft }) => draft.history)
    .toSorted((a, b) => ((a.from ?? '') < (b.from ?? '') ? 1 : -1))
  const find = (field: keyof (typeof newestFirst)[number]): string | null =>
    newestFirst.find((one) => one[field] !== null)?.[field] ?? null
  return {
    established_by: find('established_by'),
    archival_ids: {
      loc_linked_data: find('loc_linked_data_id'),
      superintendent_of_documents: find('superintendent_document_number'),
      national_archives: find('nara_id'),
    },
  }
}

type Contact = Pick<
  Body,
  | 'address'
  | 'jurisdiction'
  | 'minority_rss_url'
  | 'minority_url'
  | 'phone'
  | 'rss_url'
  | 'wikipedia'
  | 'youtube_id'
>

const describeContact = (entries: CommitteeFacts['entries']): Contact => {
  const draft = entries.find((fact) => fact.draft.list === 'current')?.draft
  const text = draft?.jurisdiction ?? null
  return {
    minority_url: draft?.minority_url ?? null,
    rss_url: draft?.rss_url ?? null,
    minority_rss_url: draft?.minority_rss_url ?? null,
    phone: draft?.phone ?? null,
    address: draft?.address ?? null,
    youtube_id: draft?.youtube_id ?? null,
    wikipedia: draft?.wikipedia ?? null,
    jurisdiction: text === null ? null : { text, source: draft?.jurisdiction_source ?? null },
  }
}

/**
 * Newest ratio of the sides. The list has 0 seats on both sides for joint committees, and before the rosters of a
 * Congress are out.
 */
const findRatio = ({ clerk }: CommitteeFacts): Committee['ratio'] => {
  const [newest] = clerk
    .flatMap(({ ratio, fact }) => (ratio === null ? [] : [{ ratio, draft: fact.draft }]))
    .filter(({ ratio }) => ratio.majority + ratio.minority > 0)
    .toSorted((a, b) => b.draft.congress - a.draft.congress)
  if (newest === undefined) return null
  const { congress, published_on: as_of } = newest.draft
  return { ...newest.ratio, congress, as_of }
}
