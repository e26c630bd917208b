import type { MeetingDocument } from '@rotunda/contract'
import { foldText } from '../../../../platform/index.ts'
import type { MeetingDocumentDraft } from '../../../../publishers/congress/index.ts'
import { digestOf, type Fact } from '../../../../releases/index.ts'
import type { Facts } from '../../../families/index.ts'
import { keyOf, MEETING_DOCUMENT_STATEMENTS, type MeetingGroup } from '../facts/group-meetings.ts'
import { findNameKey, type Appearance } from './make-appearances.ts'

/** A file of a meeting, with every source that lists it. */
export type MeetingFile = {
  readonly id: string
  readonly meetingKey: string
  readonly meeting: MeetingGroup | undefined
  readonly url: string
  readonly format: string | null
  readonly file_name: string | null
  readonly also_at: readonly string[]
  readonly appearance: Appearance | undefined
  readonly link_basis: MeetingDocument['link_basis']
  /** The fullest list first. */
  readonly facts: readonly [Fact<MeetingDocumentDraft>, ...Fact<MeetingDocumentDraft>[]]
}

type Listed = {
  readonly fact: Fact<MeetingDocumentDraft>
  readonly file: MeetingDocumentDraft['files'][number]
}

const LISTS: readonly MeetingDocumentDraft['listed_in'][] = ['house_witness_xml', 'house_xml', 'congress_gov']
const ID_DIGITS = 24

/**
 * Makes the files of all meetings. Sources keep copies of a repository's document under its name, so the copies are one
 * file with several addresses. Any other name may belong to many documents, so the address identifies the file.
 */
export const makeFiles = (
  facts: Facts,
  links: {
    readonly meetings: ReadonlyMap<string, MeetingGroup>
    readonly appearances: readonly Appearance[]
  },
): readonly MeetingFile[] => {
  const byMeeting = Map.groupBy(links.appearances, ({ meetingKey }) => meetingKey ?? '')
  const listed = [...facts.list(MEETING_DOCUMENT_STATEMENTS)]
    .filter((fact) => isCurrent(fact, links.meetings))
    .flatMap((fact) => fact.draft.files.map((file): Listed => ({ fact, file })))
    .sort((a, b) => rank(a) - rank(b))
  return [...Map.groupBy(listed, nameFile)].flatMap(([name, same]) => {
    const [first] = same
    if (first === undefined) return []
    const meetingKey = keyOf(first.fact.draft)
    const [fact, ...others] = [...new Set(same.map((one) => one.fact))]
    if (fact === undefined) return []
    return [
      {
        id: `mdoc_${digestOf([name], ID_DIGITS)}`,
        meetingKey,
        meeting: links.meetings.get(meetingKey),
        ...first.file,
        file_name: findFileName(first.file.url),
        also_at: [...new Set(same.map(({ file }) => file.url))].filter((url) => url !== first.file.url),
        ...findWitness(byMeeting.get(meetingKey) ?? [], fact, findFileName(first.file.url)),
        facts: [fact, ...others],
      },
    ]
  })
}

const rank = ({ fact }: Listed): number => LISTS.indexOf(fact.draft.listed_in)

const nameFile = ({ fact: { draft }, file: { url } }: Listed): string => {
  const name = findFileName(url)
  return `${keyOf(draft)}/${name !== null && isRepositoryName(name) ? name : url}`
}

const findFileName = (url: string): string | null => URL.parse(url)?.pathname.split('/').at(-1) || null

/** Whether a document is of the newest state of a meeting whose states are all kept. */
const isCurrent = (
  { draft, source }: Fact<MeetingDocumentDraft>,
  meetings: ReadonlyMap<string, MeetingGroup>,
): boolean => {
  const statements = meetings.get(keyOf(draft))?.bySource.get(source.publisher)
  const stated = statements?.at(-1)?.draft.stated_at
  return stated === undefined || stated === draft.stated_at
}

/** Fields of the row that come from its lists. */
export const describeFile = ({ facts, file_name }: MeetingFile) => {
  const drafts = facts.map(({ draft }) => draft)
  const [{ draft }] = facts
  const bill = drafts.map((one) => one.bill).find((one) => one !== null)
  return {
    event_id: draft.event_id,
    group: draft.group,
    type: drafts.map(({ type }) => type).find((type) => type !== null) ?? null,
    type_code: drafts.map(({ type_code }) => type_code).find((code) => code !== null) ?? null,
    title: drafts.map(({ title }) => title).find((title) => title !== null) ?? null,
    published_at: drafts.map(({ published_at }) => published_at).find((at) => at !== null) ?? null,
    removed_at: draft.removed_at,
    bill: bill === undefined ? null : `${bill.type}${bill.number}-${bill.congress}`,
    member_id: /-MState-([A-Z]\d{6})-/.exec(file_name ?? '')?.[1] ?? null,
    sha256: null,
  } satisfies Partial<MeetingDocument>
}

type WitnessLink = {
  readonly appearance: Appearance | undefined
  readonly link_basis: MeetingDocument['link_basis']
}

/** Witness of a document: as the source lists it, or by the name of the file if a single witness fits it. */
const findWitness = (
  appearances: readonly Appearance[],
  fact: Fact<MeetingDocumentDraft>,
  fileName: string | null,
): WitnessLink => {
  const listed = findListed(appearances, fact)
  if (listed !== undefined) return { appearance: listed, link_basis: 'xml' }
  const [named, ...others] = fact.draft.group === 'witness' ? listNamed(appearances, fileName ?? '') : []
  return named === undefined || others.length > 0
    ? { appearance: undefined, link_basis: 'none' }
    : { appearance: named, link_basis: 'file_name' }
}

const findListed = (
  appearances: readonly Appearance[],
  { draft: { witness }, source }: Fact<MeetingDocumentDraft>,
): Appearance | undefined =>
  witness === null
    ? undefined
    : appearances.find(({ facts }) =>
        facts.some(
          (one) =>
            one.source.sha256 === source.sha256 &&
            one.draft.panel === witness.panel &&
            one.draft.order === witness.order,
        ),
      )

/** `HHRG-118-II24-Wstate-OsceolaM-20230324.pdf`: the surname, and the initial of the first name. */
const FILE = /-[A-Z]?[A-Za-z]+-([A-Z][A-Za-z'’.-]*)([A-Z])-\d{8}(?:-[A-Z]?\d+)?\.\w+$/

const listNamed = (appearances: readonly Appearance[], fileName: string): readonly Appearance[] => {
  const [, surname = '', initial = ''] = FILE.exec(fileName) ?? []
  if (surname === '') return []
  return appearances.filter(({ facts: [{ draft }] }) => {
    const key = findNameKey(draft)
    return (
      key !== undefined &&
      listLetters(key.last) === listLetters(surname) &&
      key.first.startsWith(initial.toLowerCase())
    )
  })
}

const listLetters = (name: string): string => foldText(name).replace(/[^\p{L}]/gu, '')

/** `HHRG-118-II24-Wstate-OsceolaM-20230324.pdf`: kind of meeting, Congress, committee and kind of document. */
const OF_THE_HOUSE = /^H[A-Z]{3}-\d{2,3}-[A-Z]{2}\w{2}-[\w.'’-]+\.\w+$/

/** `BILLS-118HR1246ih.pdf`: kind of document, Congress and number. */
const OF_GOVINFO = /^(?:BILLS|CDOC|CHRG|CPRT|CREC|CRPT|PLAW|STATUTE|USCODE)-\d[\w.-]*\.\w+$/

/**
 * Whether the House Committee Repository or govinfo gave the file its name. Their names identify one document wherever
 * a copy of it is kept; `agenda.pdf` may be any document.
 */
export const isRepositoryName = (name: string): boolean => OF_THE_HOUSE.test(name) || OF_GOVINFO.test(name)
