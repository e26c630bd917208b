import { tidyText } from '../cells/tidy-text.ts'
import type { WitnessDraft } from '../hearings/hearing-drafts.ts'
import { placeAt, readEach, refuseRow } from '../hearings/hearing-rows.ts'
import { parseStamp } from '../hearings/parse-eastern-time.ts'
import {
  DocumentRefused,
  type Publisher,
  type Reading,
  type ReadNeeds,
  type ReadRow,
  type Source,
} from '../publisher.ts'
import { findShapeFault } from '../xml/find-shape-fault.ts'
import {
  flattenElement,
  listElements,
  parseXmlDocument,
  readText,
  readXmlBytes,
  type XmlElement,
} from '../xml/parse-xml-document.ts'
import { parseEventId } from './parse-house-meeting.ts'
import { readWitnessDocument } from './read-document.ts'
import { findAddressFault, findStampFault } from './repository-faults.ts'
import { WITNESS, WITNESS_LIST } from './shapes.ts'

/** Witnesses of House hearings, with the documents of each witness: one list for each meeting. */
export const houseWitnessLists: Publisher = {
  name: 'docs-house-witnesses',
  title: 'Clerk of the House, Committee Repository',
  parserVersion: '4',
  isGovernment: true,
  findSeries: async (needs) => `witnesses/${readMeeting(await readRoot(needs), needs).event_id}`,
  read,
}

async function* read(needs: ReadNeeds): Reading {
  const root = await readRoot(needs)
  const meeting = readMeeting(root, needs)
  refuseRepeatedPanels(root)
  for (const [at, panel] of listElements(root, 'panel').entries())
    yield* readEach(listElements(panel, 'witness'), (witness, index) =>
      readWitnessEntry(witness, {
        meeting,
        source: needs.source,
        pointer: `/witness-list/panel[${at + 1}]/witness[${index + 1}]`,
        witness: { panel: readPanel(panel), order: index + 1 },
      }),
    )
  return []
}

/** Reads a witness, and then the documents of the witness. */
function* readWitnessEntry(witness: XmlElement, own: Place): Generator<ReadRow> {
  yield readWitness(witness, own)
  const documents = listElements(witness, 'witness-documents', 'witness-document')
  yield* readEach(documents, (document, index) => [
    readWitnessDocument(document, {
      ...own,
      pointer: `${own.pointer}/witness-documents/witness-document[${index + 1}]`,
    }),
  ])
}

const WHAT = 'list of witnesses of the House Committee Repository'

const readRoot = async ({ open }: ReadNeeds): Promise<XmlElement> => {
  const root = parseXmlDocument(await readXmlBytes(open, WHAT), 'witness-list', WHAT)
  const fault = findShapeFault(root, WITNESS_LIST)
  if (fault === undefined) return root
  throw new DocumentRefused(
    `This ${WHAT} has an unknown form: ${fault}. Enter a new form in publishers/house-repository/shapes.ts.`,
  )
}

/**
 * Reads the meeting of a list. The list has only its number; the Congress is in the names of its files and in its
 * address.
 */
const readMeeting = (root: XmlElement, { source }: ReadNeeds) => {
  const event_id = parseEventId(root.attributes['meeting-id'])
  const [created = null, updated = null] = (['create-date', 'update-date'] as const).map((name) =>
    parseStamp(root.attributes[name]),
  )
  const congress = findListedCongress(root, source.url)
  const fault =
    findAddressFault(source.url, { event_id, congress: null }) ??
    findStampFault(
      [
        { name: 'create-date', at: created },
        { name: 'update-date', at: updated },
      ],
      source,
    )
  if (fault !== undefined)
    throw new DocumentRefused(`This ${WHAT} contradicts itself: ${fault}. Fetch it again.`)
  return { event_id, congress, stated_at: updated ?? created }
}

const readPanel = ({ attributes: { 'sort-order': order = '' } }: XmlElement): number => {
  if (/^\d{1,3}$/.test(order)) return Number(order)
  throw new DocumentRefused(
    `This ${WHAT} has the order “${order}” of a panel, which is not a number. Fetch it again.`,
  )
}

/** Refuses repeated panels: witnesses of two panels of one number would be in the wrong one. */
const refuseRepeatedPanels = (root: XmlElement): void => {
  const orders = listElements(root, 'panel').map(readPanel)
  const repeated = orders.find((order, index) => orders.indexOf(order) < index)
  if (repeated !== undefined)
    throw new DocumentRefused(`This ${WHAT} has two panels of the order ${repeated}. Fetch it again.`)
}

/**
 * Finds the Congress in the names of the list’s files and in its own address; null if none names it, or if they differ.
 */
const findListedCongress = (root: XmlElement, url: string): number | null => {
  const named = [url, ...listAddresses(root)].flatMap((address) => {
    const [, congress] = FILE_NAME.exec(address) ?? []
    return congress === undefined ? [] : [Number(congress)]
  })
  const [first, ...others] = new Set(named)
  return first === undefined || others.length > 0 ? null : first
}

/** `HHRG-113-GO25-Bio-…`. */
const FILE_NAME = /\/(?:HHRG|HMKP|HMTG)-(\d{2,3})-[^/]*$/

const listAddresses = ({ attributes, children }: XmlElement): readonly string[] => [
  ...(attributes['doc-url'] === undefined ? [] : [attributes['doc-url']]),
  ...children.flatMap(listAddresses),
]

type Place = {
  readonly meeting: Pick<WitnessDraft, 'congress' | 'stated_at'> & { readonly event_id: string }
  readonly witness: { readonly panel: number; readonly order: number }
  readonly pointer: string
  readonly source: Source
}

/** Reads a witness of a list, or refuses the element with its fault. */
const readWitness = (element: XmlElement, { meeting, witness, pointer, source }: Place): ReadRow => {
  const row = {
    place: placeAt(pointer),
    cells: flattenElement(element, new Set(['witness-documents'])),
  }
  const fault = findShapeFault(element, WITNESS) ?? findValueFault(element, source)
  if (fault !== undefined) return refuseRow(row, 'witness_unreadable', `${fault}.`)
  const name = readName(element)
  const { 'publish-date': published, 'remove-date': removed } = element.attributes
  const draft: WitnessDraft = {
    ...meeting,
    ...witness,
    listed_in: 'house_xml',
    chamber: 'House',
    package_id: null,
    name,
    name_raw: Object.values(name)
      .filter((part) => part !== null)
      .join(' '),
    position_raw: readText(element, 'position'),
    organization_raw: readText(element, 'organization'),
    witness_type: readTwice(element, 'witness-type').at(0) ?? null,
    testified: TESTIFIED.get(readTwice(element, 'testified').at(0) ?? '') ?? null,
    published_at: parseStamp(published) ?? null,
    removed_at: parseStamp(removed) ?? null,
  }
  return { kind: 'row', table: 'witness-statements', ...row, draft }
}

const TESTIFIED: ReadonlyMap<string, boolean> = new Map([
  ['Yes', true],
  ['No', false],
])

const readName = (element: XmlElement) => ({
  honorific: readText(element, 'honorific'),
  first: readText(element, 'firstname'),
  middle: readText(element, 'middlename'),
  last: readText(element, 'lastname'),
  suffix: readText(element, 'suffix'),
})

/** Reads the values of an attribute and of the element of the same name, each once. */
const readTwice = (element: XmlElement, name: 'testified' | 'witness-type'): readonly string[] => {
  const said = [tidyText(element.attributes[name]), readText(element, name)]
  return [...new Set(said.filter((text) => text !== null))]
}

const findValueFault = (element: XmlElement, source: Source): string | undefined => {
  if (readText(element, 'lastname') === null) return 'The witness has no last name'
  for (const name of ['testified', 'witness-type'] as const) {
    const said = readTwice(element, name)
    if (said.length > 1) return `The ${name} is both “${said.join('” and “')}”`
  }
  const [testified] = readTwice(element, 'testified')
  if (testified !== undefined && !TESTIFIED.has(testified))
    return `The word “${testified}” for whether the witness testified is not known`
  const stamp = (['publish-date', 'remove-date'] as const).find(
    (name) => parseStamp(element.attributes[name]) === undefined,
  )
  if (stamp !== undefined) return `The ${stamp} “${element.attributes[stamp]}” is not a time`
  const published = parseStamp(element.attributes['publish-date']) ?? null
  return findStampFault([{ name: 'publish-date', at: published }], source)
}
