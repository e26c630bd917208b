import { tidyBlanks, tidyText } from '../cells/tidy-text.ts'
import type { EntryReading } from '../entries/list-rows.ts'
import type { CongressGovMemberDraft } from './congress-gov-member-draft.ts'
import { LISTED_MEMBER, MEMBER_ITEM } from './member-shapes.ts'
import { parseInstant } from './parse-instant.ts'

/** An entry of a list of members. */
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

/** A member in full. */
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
    parties: partyHistory.map(({ partyName, startYear }) => ({ party: partyName, start_year: startYear })),
    leadership: (value.leadership ?? []).map(({ type, congress }) => ({ title: type, congress })),
    updated_at,
  })
}

const CHAMBERS = { 'House of Representatives': 'House', Senate: 'Senate' } as const

const noInstant = (text: string): EntryReading => ({
  kind: 'fault',
  fault: `/updateDate “${text}” is no time.`,
})

const finish = (draft: CongressGovMemberDraft): EntryReading => {
  const wrong = draft.terms.find(({ start_year, end_year }) => end_year !== null && end_year < start_year)
  if (wrong) return { kind: 'fault', fault: `A term from ${wrong.start_year} ends before it begins.` }
  return { kind: 'entry', id: draft.bioguide, draft }
}
