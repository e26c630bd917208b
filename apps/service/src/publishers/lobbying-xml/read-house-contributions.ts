import type { LobbyingPeriod } from '@rotunda/contract'
import { findRepeated } from '../cells/find-repeated.ts'
import { doubtDay, formatCents, parseFilingType } from '../lda/index.ts'
import type { ReadRow } from '../publisher.ts'
import { findShapeFault } from '../xml/find-shape-fault.ts'
import { flattenElement, listElements, readText, type XmlElement } from '../xml/parse-xml-document.ts'
import { separateUnknown } from '../xml/separate-unknown.ts'
import type { HouseContributionDraft, HouseContributionReportDraft } from './drafts.ts'
import type { HouseArchive } from './house-archives.ts'
import { CONTRIBUTION_REPORT, HOUSE_UNREAD, HOUSE_WITHHELD } from './house-shapes.ts'
import { pointTo, refuse } from './read-archive.ts'
import {
  isUnknownHouseId,
  isUnknownMark,
  parseDollars,
  parseLocalDay,
  parseMark,
  parseYear,
} from './values.ts'

export const HOUSE_CONTRIBUTION_REPORTS = 'house-contribution-reports'
export const HOUSE_CONTRIBUTIONS = 'house-contributions'

type Flags = HouseContributionReportDraft['flags']

/** Reads a report on contributions, and each contribution. */
export const readHouseContributions = (
  whole: XmlElement,
  file: string,
  archive: HouseArchive,
): readonly ReadRow[] => {
  const { element, unknown } = separateUnknown(whole, CONTRIBUTION_REPORT)
  const cells = { file, ...flattenElement(element, OF_REPORT) }
  const stop = (fault: string) => [refuse({ pointer: pointTo(file), cells }, `${fault}.`)]
  if (!/(?:^|\/)\d+\.xml$/i.test(file)) return stop(`The name “${file}” is no number`)
  const fault = findShapeFault(element, CONTRIBUTION_REPORT)
  if (fault !== undefined) return stop(fault)
  const draft = readReport(element, file, archive)
  if (typeof draft === 'string') return stop(draft)
  const contributions = listContributions(element, draft)
  if (draft.no_contributions && contributions.length > 0)
    return stop('<noContributions> is true, and the report has contributions')
  if (!draft.no_contributions && contributions.length === 0) draft.flags.push('contributions_missing')
  if (unknown.length > 0) draft.flags.push('parts_unread')
  const row: HouseContributionReportDraft = {
    ...draft,
    items: contributions.filter(({ kind }) => kind === 'row').length,
    flags: draft.flags.toSorted(),
    unread_parts: [...unknown],
  }
  const place = { sheet: null, row: null, pointer: pointTo(file) }
  return [{ kind: 'row', table: HOUSE_CONTRIBUTION_REPORTS, place, cells, draft: row }, ...contributions]
}

/** Elements that are no cells of a report. Contributions have rows of their own. */
const OF_REPORT: ReadonlySet<string> = new Set([...HOUSE_WITHHELD, ...HOUSE_UNREAD, 'contributions'])

/** Returns the report, or the fault for which it cannot be read. */
const readReport = (element: XmlElement, file: string, archive: HouseArchive) => {
  const text = (name: string) => readText(element, name)
  const flags: Flags = []
  const registrant_name = text('organizationName')
  if (registrant_name === null) return '<organizationName> is empty'
  const filer = text('filerType')
  const filer_type = FILERS[filer?.toUpperCase() ?? '']
  if (filer_type === undefined) return `<filerType> “${filer ?? ''}” is not L or O`
  const no_contributions = parseMark(text('noContributions') ?? 'false')
  if (no_contributions === undefined)
    return `<noContributions> “${text('noContributions') ?? ''}” is not true or false`
  const year = parseYear(text('reportYear') ?? '')
  if (year === undefined) return `<reportYear> “${text('reportYear') ?? ''}” is no year`
  if (year !== archive.year) flags.push('year_differs')
  const type = readType(text('reportType'), text('amendment'), archive)
  const name = readName(text)
  const isNamed = name.lobbyist_first_name !== null || name.lobbyist_last_name !== null
  if (isNamed !== (filer_type === 'lobbyist')) flags.push('filer_contradicted')
  const senate_id = text('senateRegID')
  const isNumber = senate_id !== null && /^\d{1,9}$/.test(senate_id)
  const house_id = text('houseRegID')
  if ((senate_id !== null && !isNumber) || isUnknownHouseId(house_id)) flags.push('id_unreadable')
  if (isUnknownMark(text('certifiedcontent'))) flags.push('mark_unknown')
  const pacs = listPacs(element)
  if (findRepeated(pacs).size > 0) flags.push('entry_repeated')
  const signed_as_published = text('signedDate')
  const signed_on = signed_as_published === null ? undefined : parseLocalDay(signed_as_published)
  if (signed_as_published !== null && signed_on === undefined) flags.push('date_unreadable')
  return {
    archive: archive.name,
    file,
    filer_type,
    type_as_published: text('reportType'),
    is_amendment: type.is_amendment,
    year,
    period: type.period,
    registrant_name,
    registrant_state: text('state'),
    registrant_country: text('country'),
    senate_id,
    senate_registrant_id: isNumber ? Number(senate_id) : null,
    house_id,
    ...name,
    no_contributions,
    pacs,
    comments: text('comments'),
    certified_as_published: text('certifiedcontent'),
    signed_as_published,
    signed_on: signed_on ?? null,
    flags: [...flags, ...type.flags],
  }
}

const FILERS: Readonly<Record<string, 'lobbyist' | 'organization'>> = { L: 'lobbyist', O: 'organization' }

const readName = (text: (name: string) => string | null) => ({
  lobbyist_house_id: text('lobbyistID'),
  lobbyist_prefix: text('lobbyistPrefix'),
  lobbyist_first_name: text('lobbyistFirstName'),
  lobbyist_middle_name: text('lobbyistMiddleName'),
  lobbyist_last_name: text('lobbyistLastName'),
  lobbyist_suffix: text('lobbyistSuffix'),
})

type Type = {
  readonly period: LobbyingPeriod | null
  readonly is_amendment: boolean | null
  readonly flags: Flags
}

/** Reads the period, and whether the report is an amendment. The type and the mark must agree. */
const readType = (text: string | null, mark: string | null, archive: HouseArchive): Type => {
  const type = text === null ? undefined : parseFilingType(text)
  const amends = mark === null ? undefined : parseMark(mark)
  const isHalf = type?.period === 'mid_year' || type?.period === 'year_end'
  // Amendments are written as MA and YA, or as MM and YY with the mark.
  if (type === undefined || !isHalf || amends === undefined || (type.isAmendment && !amends))
    return { period: archive.period, is_amendment: amends ?? null, flags: ['type_unknown'] }
  return {
    period: type.period,
    is_amendment: amends,
    flags: type.period === archive.period ? [] : ['period_differs'],
  }
}

/** Lists the committees. Some are named beside the list and not in it. */
const listPacs = (element: XmlElement): string[] =>
  [...listElements(element, 'pacs', 'pac', 'name'), ...listElements(element, 'pacs', 'name')].flatMap(
    (name) => readText(name) ?? [],
  )

type Report = Pick<HouseContributionReportDraft, 'archive' | 'file' | 'year' | 'period' | 'signed_on'>

/** Reads the contributions. An empty line of the form is none. */
const listContributions = (element: XmlElement, report: Report): readonly ReadRow[] => {
  const contributions = listElements(element, 'contributions', 'contribution')
  const repeated = findRepeated(contributions, (contribution) => flattenElement(contribution))
  return contributions.flatMap((contribution, index) =>
    Object.values(flattenElement(contribution)).every((text) => text.trim() === '')
      ? []
      : [
          readContribution(contribution, report, {
            n: index + 1,
            flags: repeated.has(contribution) ? ['row_repeated'] : [],
          }),
        ],
  )
}

type ContributionPlace = Pick<HouseContributionDraft, 'n' | 'flags'>

const readContribution = (element: XmlElement, report: Report, { n, flags }: ContributionPlace): ReadRow => {
  const { archive, file } = report
  const pointer = pointTo(file, 'contributions', n)
  const cells = { file, ...flattenElement(element) }
  const amount = readText(element, 'amount')
  const cents = amount === null ? null : parseDollars(amount)
  if (cents === undefined) return refuse({ pointer, cells }, `<amount> “${amount ?? ''}” is not an amount.`)
  const day = readDay(readText(element, 'date'), report)
  const draft: HouseContributionDraft = {
    archive,
    file,
    n,
    contribution_type: readText(element, 'type'),
    contributor_name: readText(element, 'contributorName'),
    payee_name: readText(element, 'payeeName'),
    recipient_name: readText(element, 'recipientName'),
    amount_usd: cents === null ? null : formatCents(cents),
    amount_as_published: amount,
    amount_cents: cents,
    ...day,
    flags: [...flags, ...day.flags],
  }
  const place = { sheet: null, row: null, pointer }
  return { kind: 'row', table: HOUSE_CONTRIBUTIONS, place, cells, draft }
}

const readDay = (
  date_as_published: string | null,
  { year, period, signed_on }: Report,
): Pick<HouseContributionDraft, 'date' | 'date_as_published' | 'flags'> => {
  const day = date_as_published === null ? null : parseLocalDay(date_as_published)
  if (day === undefined) return { date: null, date_as_published, flags: ['date_unreadable'] }
  if (year === null || period === null) return { date: day, date_as_published, flags: [] }
  // A report without a day of signing was there by the end of the year after its own.
  const lastDay = signed_on ?? `${year + 1}-12-31`
  return { date_as_published, ...doubtDay(day, { year, period, lastDay }) }
}
