import { isCalendarDay } from '../cells/calendar-days.ts'
import { tidyText } from '../cells/tidy-text.ts'
import {
  GOVINFO_CHAMBERS,
  isSubcommittee,
  type NamedCommittee,
  type PublicationDraft,
} from '../hearings/hearing-drafts.ts'
import { listOnce } from '../entries/list-once.ts'
import { parsePackageId } from '../hearings/package-id.ts'
import { findHeldFault } from '../hearings/congress-days.ts'
import { DocumentRefused, type Source } from '../publisher.ts'
import { listElements, readText, type XmlElement } from '../xml/parse-xml-document.ts'
import type { ModsRecord } from './read-record.ts'

export type ParsedPublication = PublicationDraft

/**
 * Parses the printed hearing of a record of the right shape. Throws a DocumentRefused for an unknown value, and for two
 * values that contradict each other.
 */
export const parsePublication = (record: ModsRecord, source: Source): ParsedPublication => {
  const draft = readPublication(record)
  for (const [what, days] of Object.entries({
    heldDate: draft.held_dates,
    dateIssued: [draft.issued_on ?? []].flat(),
  })) {
    const fault = findHeldFault(days, source)
    if (fault !== undefined)
      throw new DocumentRefused(
        `The ${what} of this MODS record of a printed hearing is wrong: ${fault}. Fetch it again.`,
      )
  }
  const named = listNamedPackages([source.url, ...draft.formats.map(({ url }) => url)])
  const other = named.find((id) => id.toLowerCase() !== draft.package_id.toLowerCase())
  if (other !== undefined) refuse(`accessId ${draft.package_id} under an address of`, other)
  return draft
}

/** Lists the packages in addresses such as `…/pkg/CHRG-117hhrg46001.pdf` and `…/pkg/CHRG-117hhrg46001/mods.xml`. */
const listNamedPackages = (urls: readonly string[]): readonly string[] =>
  urls.flatMap((url) => /\/(CHRG-\d+[hsj]hrg[\w-]+)(?:\.\w+|\/[^/]*)?$/i.exec(url)?.[1] ?? [])

const readPublication = ({ root, extension }: ModsRecord): ParsedPublication => {
  const id = readText(extension, 'accessId') ?? ''
  const parsed = parsePackageId(id)
  if (parsed === undefined) return refuse('accessId', id)
  const chamber = readText(extension, 'chamber')
  if (chamber !== null && !Object.hasOwn(GOVINFO_CHAMBERS, chamber)) refuse('chamber', chamber)
  holdCongress(extension, parsed.congress)
  const [citation = null] = listTexts(extension, 'preferredCitation')
  return {
    described_in: 'mods',
    package_id: id,
    jacket: parsed.jacket,
    congress: parsed.congress,
    session: readNumber(extension, 'session'),
    chamber: (chamber === null ? undefined : GOVINFO_CHAMBERS[chamber]) ?? parsed.chamber,
    chamber_raw: chamber,
    doc_class: readForm('docClass', readText(extension, 'docClass'), /^[HSJ]HRG$/),
    title: readText(root, 'titleInfo', 'title'),
    citation,
    number: null,
    part: readText(extension, 'partNumber') ?? parsed.rest,
    held_dates: [...new Set(listTexts(extension, 'heldDate').map((day) => readDay('heldDate', day)))].sort(),
    issued_on: readIssued(root),
    committees: listOnce(listElements(extension, 'congCommittee').flatMap(listNamed)),
    members: listOnce(
      listElements(extension, 'congMember').map((member) => ({
        bioguide: readForm('bioGuideId', tidyText(member.attributes['bioGuideId']), /^[A-Z]\d{6}$/),
        name: findName(member, ['authority-fnf', 'authority-lnf', 'parsed']),
      })),
    ),
    formats: listOnce(listElements(root, 'location', 'url').flatMap(readFormat)),
    event_id: readForm('eventId', readText(extension, 'eventId'), /^\d{1,9}$/),
    is_errata: readText(extension, 'isErrata')?.toLowerCase() === 'true',
    stated_at: null,
  }
}

const refuse = (what: string, value: string): never => {
  throw new DocumentRefused(
    `This MODS record of a printed hearing has the ${what} “${value}”, which is not known. Fetch it again, or enter the value in publishers/govinfo.`,
  )
}

/** Returns a value of this form. Throws for any other value; null stays null. */
const readForm = (what: string, text: string | null, form: RegExp): string | null =>
  text === null || form.test(text) ? text : refuse(what, text)

const holdCongress = (extension: XmlElement, congress: number): void => {
  const said = readNumber(extension, 'congress')
  if (said !== null && said !== congress) refuse('congress', String(said))
}

const readNumber = (element: XmlElement, name: string): number | null => {
  const text = readText(element, name)
  if (text === null) return null
  return /^[1-9]\d{0,2}$/.test(text) ? Number(text) : refuse(name, text)
}

const readDay = (what: string, text: string): string => {
  const [day = ''] = text.split('T')
  if (isCalendarDay(day)) return day
  throw new DocumentRefused(
    `This MODS record of a printed hearing has the ${what} “${text}”, which is not a day of the calendar. Fetch it again.`,
  )
}

/** Reads the day of issue. Old records have only a year, which is not a day. */
const readIssued = (root: XmlElement): string | null => {
  const text = readText(root, 'originInfo', 'dateIssued')
  return text === null || /^\d{4}(?:-\d{2})?$/.test(text) ? null : readDay('dateIssued', text)
}

const listTexts = (element: XmlElement, name: string): readonly string[] =>
  listElements(element, name).flatMap((found) => readText(found) ?? [])

/** Finds a name of the first of these kinds. */
const findName = (element: XmlElement, kinds: readonly string[]): string | null => {
  const names = listElements(element, 'name')
  const found = kinds.map((kind) => names.find(({ attributes }) => attributes['type'] === kind))
  return [...found, ...names].flatMap((name) => (name === undefined ? [] : (readText(name) ?? [])))[0] ?? null
}

/** Lists a committee and its subcommittees, which have a name and no code. */
const listNamed = (committee: XmlElement): NamedCommittee[] => {
  const code = committee.attributes['authorityId']?.trim() || null
  const name = findName(committee, ['authority-standard', 'authority-short', 'parsed'])
  return [
    { code, name, isSubcommittee: isSubcommittee(code, name) },
    ...listElements(committee, 'subCommittee').map((part) => ({
      code: null,
      name: findName(part, ['authority-standard', 'parsed']),
      isSubcommittee: true,
    })),
  ]
}

const readFormat = (url: XmlElement) => {
  const address = readText(url)
  const label = url.attributes['displayLabel']?.trim() || 'Link'
  return address === null ? [] : [{ type: label, url: address }]
}
