import type { LobbyingXmlFlag } from '@rotunda/contract'
import { findRepeated } from '../cells/find-repeated.ts'
import { formatCents, parseFilingType, type FilingType } from '../lda/index.ts'
import type { ReadRow } from '../publisher.ts'
import { findShapeFault, type XmlShape } from '../xml/find-shape-fault.ts'
import { flattenElement, listElements, readText, type XmlElement } from '../xml/parse-xml-document.ts'
import { separateUnknown } from '../xml/separate-unknown.ts'
import type { HouseActivityDraft, HouseFilingDraft } from './drafts.ts'
import type { HouseArchive } from './house-archives.ts'
import { HOUSE_UNREAD, HOUSE_WITHHELD, REGISTRATION, REPORT } from './house-shapes.ts'
import { pointTo, refuse } from './read-archive.ts'
import { isUnknownHouseId, isUnknownMark, parseDollars, parseLocalDay, parseYear } from './values.ts'

export const HOUSE_FILINGS = 'house-filings'
export const HOUSE_ACTIVITIES = 'house-activities'

/** Reads a registration: the filing, and each code of an issue area. */
export const readHouseRegistration = (element: XmlElement, file: string, archive: HouseArchive) =>
  readHouseFiling({ element, file, archive, shape: REGISTRATION, fieldsOf: readRegistration })

/** Reads a report: the filing, and each issue area. */
export const readHouseReport = (element: XmlElement, file: string, archive: HouseArchive) =>
  readHouseFiling({ element, file, archive, shape: REPORT, fieldsOf: readReport })

type Form = {
  readonly element: XmlElement
  readonly file: string
  readonly archive: HouseArchive
  readonly shape: XmlShape
  readonly fieldsOf: (filing: Filing) => OwnFields | string
}

/** A filing whose parts are known. */
type Filing = {
  readonly element: XmlElement
  readonly archive: HouseArchive
  readonly text: (name: string) => string | null
  /** The day of an element. A day that cannot be read is null, with a flag. */
  readonly day: (name: string) => string | null
  readonly flag: (flag: LobbyingXmlFlag) => void
}

const readHouseFiling = ({ element: whole, file, archive, shape, fieldsOf }: Form): readonly ReadRow[] => {
  const { element, unknown } = separateUnknown(whole, shape)
  const cells = { file, ...flattenElement(element, OF_FILING) }
  const stop = (fault: string) => refuse({ pointer: pointTo(file), cells }, `${fault}.`)
  if (!/(?:^|\/)\d+\.xml$/i.test(file)) return [stop(`The name “${file}” is no number`)]
  const fault = findShapeFault(element, shape)
  if (fault !== undefined) return [stop(fault)]
  const flags = new Set<LobbyingXmlFlag>()
  if (unknown.length > 0) flags.add('parts_unread')
  const text = (name: string) => readText(element, name)
  const day = (name: string): string | null => {
    const value = text(name)
    const found = value === null ? undefined : parseLocalDay(value)
    if (value !== null && found === undefined) flags.add('date_unreadable')
    return found ?? null
  }
  const filing: Filing = { element, archive, text, day, flag: (flag) => flags.add(flag) }
  const shared = readShared(filing)
  if (typeof shared === 'string') return [stop(shared)]
  const own = fieldsOf(filing)
  if (typeof own === 'string') return [stop(own)]
  const activities = listActivities(element, { archive: archive.name, file })
  const draft: HouseFilingDraft = {
    archive: archive.name,
    file,
    ...shared,
    ...own,
    issues: activities.filter(({ kind }) => kind === 'row').length,
    flags: [...flags].toSorted(),
    unread_parts: [...unknown],
  }
  const place = { sheet: null, row: null, pointer: pointTo(file) }
  return [{ kind: 'row', table: HOUSE_FILINGS, place, cells, draft }, ...activities]
}

/** Elements that are no cells of a filing. Issue areas have rows of their own. */
const OF_FILING: ReadonlySet<string> = new Set([...HOUSE_WITHHELD, ...HOUSE_UNREAD, 'alis'])

const readShared = ({ text, day, flag, archive }: Filing) => {
  const organisation = text('organizationName')
  const [first, last] = [text('firstName'), text('lastName')]
  const registrant_name = organisation ?? (first === null || last === null ? null : `${first} ${last}`)
  if (registrant_name === null) return 'The registrant has no name'
  const client_name = text('clientName')
  if (client_name === null) return '<clientName> is empty'
  const stated = text('reportYear')
  const year = stated === null ? null : parseYear(stated)
  if (year === undefined) return `<reportYear> “${stated ?? ''}” is no year`
  if (year !== null && year !== archive.year) flag('year_differs')
  if (isUnknownHouseId(text('houseID'))) flag('id_unreadable')
  if (isUnknownMark(text('selfSelect'))) flag('mark_unknown')
  return {
    year,
    registrant_name,
    registrant_is_person: organisation === null,
    registrant_state: text('state'),
    registrant_country: text('country'),
    registrant_description: text('registrantGeneralDescription'),
    client_name,
    client_description: text('clientGeneralDescription'),
    self_select: text('selfSelect'),
    ...readSenateId(text('senateID')),
    house_id: text('houseID'),
    effective_date: day('effectiveDate'),
    termination_date: day('terminationDate'),
    signed_as_published: text('signedDate'),
    signed_on: day('signedDate'),
  }
}

const readSenateId = (senate_id: string | null) => {
  const [, registrant, client] = /^(\d{1,9})-(\d{1,9})$/.exec(senate_id ?? '') ?? []
  return {
    senate_id,
    senate_registrant_id: registrant === undefined ? null : Number(registrant),
    senate_client_id: client === undefined ? null : Number(client),
  }
}

/** Fields that a registration and a report have in forms of their own. */
type OwnFields = Pick<
  HouseFilingDraft,
  | 'form_family'
  | 'type_as_published'
  | 'is_amendment'
  | 'is_termination'
  | 'is_no_activity'
  | 'period'
  | 'amount_kind'
  | 'amount_usd'
  | 'amount_missing'
  | 'income_as_published'
  | 'expenses_as_published'
  | 'income_cents'
  | 'expenses_cents'
  | 'expenses_method'
  | 'lobbyists'
>

const readRegistration = ({ element, text, flag }: Filing): OwnFields => {
  const type_as_published = text('regType')
  const type = findType(type_as_published, 'registration')
  if (type === undefined) flag('type_unknown')
  // A new registrant has no client yet.
  if (!/^\d{1,9}(?:-\d{1,9})?$/.test(text('senateID') ?? '0')) flag('id_unreadable')
  const lobbyists = listLobbyists(element)
  for (const doubt of doubtLobbyists(lobbyists)) flag(doubt)
  return {
    form_family: 'registration',
    type_as_published,
    is_amendment: type?.isAmendment ?? null,
    is_termination: type?.isTermination ?? null,
    is_no_activity: false,
    period: null,
    amount_kind: 'none',
    amount_usd: null,
    amount_missing: 'registration',
    income_as_published: null,
    expenses_as_published: null,
    income_cents: null,
    expenses_cents: null,
    expenses_method: null,
    lobbyists,
  }
}

const findType = (text: string | null, family: FilingType['family']): FilingType | undefined => {
  const type = text === null ? undefined : parseFilingType(text)
  return type?.family === family ? type : undefined
}

const readReport = (filing: Filing): OwnFields | string => {
  const { text, flag, archive } = filing
  if (text('reportYear') === null) return '<reportYear> is empty'
  const type_as_published = text('reportType')
  const type = findType(type_as_published, 'report')
  if (type === undefined) flag('type_unknown')
  else if (type.period !== archive.period) flag('period_differs')
  const period = type?.period ?? archive.period
  if (period === null) flag('period_unknown')
  const id = text('senateID')
  if (id !== null && readSenateId(id).senate_client_id === null) flag('id_unreadable')
  const mark = text('noLobbying') ?? 'N'
  if (!/^[YN]$/i.test(mark)) return `<noLobbying> “${mark}” is not Y or N`
  const is_no_activity = mark.toUpperCase() === 'Y' || type?.isNoActivity === true
  const amounts = readAmounts(filing, is_no_activity)
  if (typeof amounts === 'string') return amounts
  return {
    form_family: 'report',
    type_as_published,
    is_amendment: type?.isAmendment ?? null,
    is_termination: type?.isTermination ?? null,
    is_no_activity,
    period,
    ...amounts,
    lobbyists: [],
  }
}

const readAmounts = ({ text }: Filing, isNoActivity: boolean) => {
  const [income_as_published, expenses_as_published] = [text('income'), text('expenses')]
  const income_cents = centsOf(income_as_published)
  if (income_cents === undefined) return `<income> “${income_as_published ?? ''}” is not an amount`
  const expenses_cents = centsOf(expenses_as_published)
  if (expenses_cents === undefined) return `<expenses> “${expenses_as_published ?? ''}” is not an amount`
  const method = text('expensesMethod')
  const [, letter] = /^(?:method )?([abc])$/i.exec(method ?? '') ?? []
  if (method !== null && letter === undefined) return `<expensesMethod> “${method}” is not known`
  const isBoth = income_cents !== null && expenses_cents !== null
  const amount = isBoth ? null : (income_cents ?? expenses_cents)
  const unstated = isNoActivity ? 'no_activity' : 'below_threshold_or_unstated'
  return {
    amount_kind: nameKind(income_cents, expenses_cents),
    amount_usd: amount === null ? null : formatCents(amount),
    amount_missing: amount !== null ? null : isBoth ? 'income_and_expenses' : unstated,
    income_as_published,
    expenses_as_published,
    income_cents,
    expenses_cents,
    // One of the three letters.
    expenses_method: (letter?.toLowerCase() ?? null) as 'a' | 'b' | 'c' | null,
  } as const
}

const centsOf = (text: string | null): number | null | undefined =>
  text === null ? null : parseDollars(text)

const nameKind = (income: number | null, expenses: number | null) => {
  if (income !== null) return expenses === null ? 'income' : 'both'
  return expenses === null ? 'none' : 'expenses'
}

/** Lists the lobbyists of a registration or an issue area. An empty line of the form names no person. */
const listLobbyists = (element: XmlElement): HouseActivityDraft['lobbyists'] =>
  listElements(element, 'lobbyists', 'lobbyist')
    .map((lobbyist) => ({
      first_name: readText(lobbyist, 'lobbyistFirstName'),
      last_name: readText(lobbyist, 'lobbyistLastName'),
      suffix: readText(lobbyist, 'lobbyistSuffix'),
      covered_position: readText(lobbyist, 'coveredPosition'),
      new_as_published: readText(lobbyist, 'lobbyistNew'),
    }))
    .filter(({ new_as_published: _mark, ...named }) => Object.values(named).some((value) => value !== null))

const doubtLobbyists = (lobbyists: HouseActivityDraft['lobbyists']): LobbyingXmlFlag[] => [
  ...(findRepeated(lobbyists).size > 0 ? (['entry_repeated'] as const) : []),
  ...(lobbyists.some((one) => isUnknownMark(one.new_as_published)) ? (['mark_unknown'] as const) : []),
]

type Place = { readonly archive: string; readonly file: string }

/** Reads the issue areas. An empty line of the form is none. */
const listActivities = (element: XmlElement, place: Place): readonly ReadRow[] =>
  listElements(element, 'alis').flatMap(({ children }) => {
    const repeated = findRepeated(children, (area) => [area.text, flattenElement(area)])
    return children.flatMap((area, index) =>
      isEmpty(area)
        ? []
        : [readActivity(area, { ...place, n: index + 1, flags: repeated.has(area) ? ['row_repeated'] : [] })],
    )
  })

const isEmpty = (element: XmlElement): boolean =>
  Object.entries(flattenElement(element)).every(
    ([path, text]) => text.trim() === '' || path.endsWith('lobbyistNew'),
  ) && element.text.trim() === ''

type ActivityPlace = Pick<HouseActivityDraft, 'archive' | 'file' | 'n' | 'flags'>

const readActivity = (area: XmlElement, { archive, file, n, flags }: ActivityPlace): ReadRow => {
  const code = area.name === 'ali_Code' ? area.text.trim() : (readText(area, 'issueAreaCode') ?? '')
  const pointer = pointTo(file, 'alis', n)
  const cells = { file, ...(area.name === 'ali_Code' ? { ali_Code: area.text } : flattenElement(area)) }
  if (!/^[A-Z]{3}$/.test(code)) return refuse({ pointer, cells }, `“${code}” is not a code of an issue area.`)
  const descriptions = listElements(area, 'specific_issues', 'description').flatMap(
    (description) => readText(description) ?? [],
  )
  const lobbyists = listLobbyists(area)
  const doubts: LobbyingXmlFlag[] = findRepeated(descriptions).size > 0 ? ['entry_repeated'] : []
  const draft: HouseActivityDraft = {
    archive,
    file,
    n,
    issue_code: code,
    description: descriptions.length === 0 ? null : descriptions.join('\n'),
    agencies: readText(area, 'federal_agencies'),
    foreign_entity_issues: readText(area, 'foreign_entity_issues'),
    lobbyists,
    flags: [...new Set([...flags, ...doubts, ...doubtLobbyists(lobbyists)])].toSorted(),
  }
  return {
    kind: 'row',
    table: HOUSE_ACTIVITIES,
    place: { sheet: null, row: null, pointer },
    cells,
    draft,
  }
}
