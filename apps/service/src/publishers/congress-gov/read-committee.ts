import type { EntryReading } from '../entries/list-rows.ts'
import type { CongressGovCommitteeDraft, CongressGovCommitteeName } from './committee-draft.ts'
import { tidyBlanks, tidyText } from '../cells/tidy-text.ts'
import { findLateDay } from '../hearings/find-late-day.ts'
import type { Source } from '../publisher.ts'
import { COMMITTEE_ITEM, LISTED_COMMITTEE } from './committee-shapes.ts'
import { parseInstant } from './parse-instant.ts'

/** An entry of a list of committees. Subcommittees that it names are entries of their own. */
export const readListedCommittee = (value: unknown, listed_congress: number | null): EntryReading => {
  if (!LISTED_COMMITTEE.has(value)) return { kind: 'fault', fault: `${LISTED_COMMITTEE.findFault(value)}.` }
  return finish({
    form: 'listed',
    listed_congress,
    code: value.systemCode.toLowerCase(),
    name: tidyBlanks(value.name),
    chamber: value.chamber,
    kind: value.committeeTypeCode,
    parent: value.parent?.systemCode.toLowerCase() ?? null,
    current: null,
    website: null,
    history: [],
  })
}

/** A committee in full. Its history is held against the retrieval of the answer. */
export const readCommitteeItem = (value: unknown, source: Pick<Source, 'retrieved_at'>): EntryReading => {
  if (!COMMITTEE_ITEM.has(value)) return { kind: 'fault', fault: `${COMMITTEE_ITEM.findFault(value)}.` }
  const history = (value.history ?? []).map((entry): CongressGovCommitteeName | undefined => {
    const [from, to] = [readDay(entry.startDate), readDay(entry.endDate)]
    if (from === undefined || to === undefined || (from !== null && to !== null && to < from))
      return undefined
    if ((from ?? FIRST_DAY) < FIRST_DAY || isAhead(from, to, source)) return undefined
    return {
      official_name: tidyText(entry.officialName),
      library_name: tidyText(entry.libraryOfCongressName),
      from,
      to,
      established_by: tidyText(entry.establishingAuthority),
      loc_linked_data_id: entry.locLinkedDataId ?? null,
      superintendent_document_number: entry.superintendentDocumentNumber ?? null,
      nara_id: entry.naraId ?? null,
    }
  })
  const known = history.filter((entry) => entry !== undefined)
  if (known.length < history.length)
    return {
      kind: 'fault',
      fault: 'A name of its history has days that are none or lie ahead, or ends before it begins.',
    }
  return finish({
    form: 'item',
    listed_congress: null,
    code: value.systemCode.toLowerCase(),
    name: tidyText(value.name),
    chamber: value.chamber ?? null,
    kind: value.type ?? null,
    parent: value.parent?.systemCode.toLowerCase() ?? null,
    current: value.isCurrent ?? null,
    website: value.committeeWebsiteUrl ?? null,
    history: known,
  })
}

/** Congress met first in 1789. */
const FIRST_DAY = '1789-03-04'

/** A name that is in use may have its end with the Congress, at most two years ahead. */
const isAhead = (from: string | null, to: string | null, source: Pick<Source, 'retrieved_at'>): boolean => {
  const inTwoYears = Temporal.Instant.from(source.retrieved_at)
    .toZonedDateTimeISO('UTC')
    .add({ years: 2 })
    .toPlainDate()
    .toString()
  return findLateDay([from], source) !== undefined || (to ?? '') > inTwoYears
}

/** Days are written as their midnight in Washington. */
const readDay = (text: string | null | undefined): string | null | undefined => {
  if (text === null || text === undefined) return null
  const instant = parseInstant(text)
  return instant === undefined
    ? undefined
    : Temporal.Instant.from(instant).toZonedDateTimeISO('America/New_York').toPlainDate().toString()
}

/** Codes that are none occur in the lists, such as `LOC18600316` and `no NACO`: no committee is known by them. */
const finish = (draft: CongressGovCommitteeDraft): EntryReading => {
  const odd = [draft.code, ...(draft.parent === null ? [] : [draft.parent])].find((code) => !CODE.test(code))
  if (odd === undefined) return { kind: 'entry', id: draft.code, draft }
  return { kind: 'fault', fault: `“${odd}” is no code of a committee.` }
}

const CODE = /^[hsj][a-z]{3}\d{2}$/
