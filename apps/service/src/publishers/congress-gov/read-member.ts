import { closed } from '@rotunda/contract'
import { Type, type TSchema } from 'typebox'
import { findPlaceCode } from '../cells/states-and-districts.ts'
import { tidyBlanks, tidyText } from '../cells/tidy-text.ts'
import { listOnce } from '../entries/list-once.ts'
import type { EntryReading } from '../entries/list-rows.ts'
import { makeJsonShape } from '../json/parse-json-document.ts'
import { parseInstant } from './open-answer.ts'

/** Reads an entry of a list of members. */
export const readListedMember = (value: unknown, listed_congress: number | null): EntryReading => {
  if (!LISTED_MEMBER.has(value)) return { kind: 'fault', fault: `${LISTED_MEMBER.findFault(value)}.` }
  const { terms, depiction, district, partyName, updateDate } = value
  const updated_at = parseInstant(updateDate)
  if (updated_at === undefined) return noInstant(updateDate)
  return finish({
    form: 'listed',
    listed_congress,
    bioguide: value.bioguideId.toUpperCase(),
    inverted_name: tidyBlanks(value.name),
    direct_name: null,
    state_name: tidyBlanks(value.state),
    district: district ?? null,
    party: partyName,
    current: null,
    birth_year: null,
    death_year: null,
    image_url: depiction?.imageUrl ?? null,
    image_attribution: depiction?.attribution ?? null,
    website: null,
    terms: terms.item.map(({ chamber, startYear, endYear }) => ({
      chamber: CHAMBERS[chamber],
      congress: null,
      member_type: null,
      state: null,
      district: null,
      start_year: startYear,
      end_year: endYear ?? null,
    })),
    parties: [],
    leadership: [],
    updated_at,
  })
}

/** Reads a member in full. */
export const readMemberItem = (value: unknown): EntryReading => {
  if (!MEMBER_ITEM.has(value)) return { kind: 'fault', fault: `${MEMBER_ITEM.findFault(value)}.` }
  const { depiction, district, updateDate, birthYear, deathYear, partyHistory = [] } = value
  const updated_at = parseInstant(updateDate)
  if (updated_at === undefined) return noInstant(updateDate)
  return finish({
    form: 'item',
    listed_congress: null,
    bioguide: value.bioguideId.toUpperCase(),
    inverted_name: tidyBlanks(value.invertedOrderName),
    direct_name: tidyText(value.directOrderName),
    state_name: tidyBlanks(value.state),
    district: district ?? null,
    party: value.party ?? partyHistory.at(-1)?.partyName ?? null,
    current: value.currentMember ?? null,
    birth_year: birthYear === undefined ? null : Number(birthYear),
    death_year: deathYear === undefined ? null : Number(deathYear),
    image_url: depiction?.imageUrl ?? null,
    image_attribution: depiction?.attribution ?? null,
    website: value.officialUrl ?? value.officialWebsiteUrl ?? null,
    terms: value.terms.map((term) => ({
      chamber: CHAMBERS[term.chamber],
      congress: term.congress,
      member_type: term.memberType,
      state: term.stateCode ?? null,
      district: term.district ?? null,
      start_year: term.startYear,
      end_year: term.endYear ?? null,
    })),
    parties: listOnce(
      partyHistory.map(({ partyName, startYear }) => ({ party: partyName, start_year: startYear })),
    ),
    leadership: listOnce((value.leadership ?? []).map(({ type, congress }) => ({ title: type, congress }))),
    updated_at,
  })
}

const CHAMBERS = { 'House of Representatives': 'House', Senate: 'Senate' } as const

const noInstant = (text: string): EntryReading => ({
  kind: 'fault',
  fault: `/updateDate “${text}” is not a time.`,
})

const finish = (draft: CongressGovMemberDraft): EntryReading => {
  const wrong = draft.terms.find(({ start_year, end_year }) => end_year !== null && end_year < start_year)
  if (wrong) return { kind: 'fault', fault: `A term from ${wrong.start_year} ends before it begins.` }
  if (findPlaceCode(draft.state_name) === undefined)
    return {
      kind: 'fault',
      fault: `/state “${draft.state_name}” is no State or territory. Correct the answer, or enter a new name in publishers/cells/states-and-districts.ts.`,
    }
  return { kind: 'entry', id: draft.bioguide, draft: { ...draft, terms: listOnce(draft.terms) } }
}

/** A member as Congress.gov has it: a short entry of a list, or the full item. */
export type CongressGovMemberDraft = {
  readonly form: 'item' | 'listed'
  /** Congress of the district, in an entry of a list of one Congress. */
  readonly listed_congress: number | null
  readonly bioguide: string
  /** Surname first. */
  readonly inverted_name: string
  readonly direct_name: string | null
  /** State in full, not as a code. */
  readonly state_name: string
  /** House: 0 at large. Null in the Senate, and if the entry has none. */
  readonly district: number | null
  readonly party: string | null
  readonly current: boolean | null
  readonly birth_year: number | null
  readonly death_year: number | null
  readonly image_url: string | null
  /** May hold HTML. */
  readonly image_attribution: string | null
  readonly website: string | null
  readonly terms: readonly CongressGovTerm[]
  readonly parties: readonly { readonly party: string; readonly start_year: number }[]
  readonly leadership: readonly { readonly title: string; readonly congress: number }[]
  readonly updated_at: string
}

/** A term of a member. Listed members have terms without a Congress, and one of these can span several. */
export type CongressGovTerm = {
  readonly chamber: 'House' | 'Senate'
  readonly congress: number | null
  readonly member_type: string | null
  readonly state: string | null
  readonly district: number | null
  readonly start_year: number
  readonly end_year: number | null
}

const maybe = <T extends TSchema>(schema: T) => Type.Optional(schema)

const Text = Type.String({ minLength: 1 })
const Bioguide = Type.String({ pattern: '^[A-Za-z]\\d{6}$' })
const Year = Type.Integer({ minimum: 1700, maximum: 2200 })
const YearText = Type.String({ pattern: '^(?:1[6-9]|20)\\d{2}$' })
const District = Type.Integer({ minimum: 0, maximum: 99 })
const Congress = Type.Integer({ minimum: 1, maximum: 400 })
const Chamber = Type.Enum(['House of Representatives', 'Senate'])
const Depiction = closed({ imageUrl: maybe(Text), attribution: maybe(Type.Union([Text, Type.Null()])) })
const Counted = closed({ count: Type.Integer({ minimum: 0 }), url: Text })

export const LISTED_MEMBER = makeJsonShape(
  closed({
    bioguideId: Bioguide,
    depiction: maybe(Depiction),
    district: maybe(Type.Union([District, Type.Null()])),
    name: Text,
    partyName: Text,
    state: Text,
    terms: closed({
      item: Type.Array(closed({ chamber: Chamber, startYear: Year, endYear: maybe(Year) }), { minItems: 1 }),
    }),
    updateDate: Text,
    url: Text,
  }),
)

const Term = closed({
  chamber: Chamber,
  congress: Congress,
  memberType: Type.Enum(['Representative', 'Senator', 'Delegate', 'Resident Commissioner']),
  stateCode: maybe(Type.String({ pattern: '^[A-Z]{2}$' })),
  stateName: maybe(Text),
  district: maybe(Type.Union([District, Type.Null()])),
  startYear: Year,
  endYear: maybe(Year),
})

/** The recorded answer has `partyHistory` and no `party`; the documentation has `party` and no `partyHistory`. */
export const MEMBER_ITEM = makeJsonShape(
  closed({
    addressInformation: maybe(Type.Unknown()),
    bioguideId: Bioguide,
    birthYear: maybe(YearText),
    cosponsoredLegislation: maybe(Counted),
    currentMember: maybe(Type.Boolean()),
    deathYear: maybe(YearText),
    depiction: maybe(Depiction),
    directOrderName: Text,
    district: maybe(Type.Union([District, Type.Null()])),
    firstName: maybe(Text),
    honorificName: maybe(Text),
    invertedOrderName: Text,
    lastName: Text,
    leadership: maybe(Type.Array(closed({ congress: Congress, type: Text, current: maybe(Type.Boolean()) }))),
    middleName: maybe(Text),
    nickName: maybe(Text),
    officialUrl: maybe(Text),
    officialWebsiteUrl: maybe(Text),
    party: maybe(Text),
    partyHistory: maybe(
      Type.Array(
        closed({
          partyAbbreviation: maybe(Text),
          partyName: Text,
          startYear: Year,
          endYear: maybe(Year),
        }),
      ),
    ),
    previousNames: maybe(Type.Array(Type.Unknown())),
    sponsoredLegislation: maybe(Counted),
    state: Text,
    suffixName: maybe(Text),
    terms: Type.Array(Term, { minItems: 1 }),
    updateDate: Text,
  }),
)
