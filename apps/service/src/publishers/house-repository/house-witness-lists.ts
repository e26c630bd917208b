import { parseStamp } from '../hearings/parse-stamp.ts'
import { DocumentRefused, type Publisher, type ReadNeeds, type Reading } from '../publisher.ts'
import { findShapeFault } from '../xml/find-shape-fault.ts'
import { parseXmlDocument, readXmlBytes, type XmlElement } from '../xml/parse-xml-document.ts'
import { listElements } from '../xml/read-text.ts'
import { findAddressFault } from './find-address-fault.ts'
import { findStampFault } from './find-stamp-fault.ts'
import { parseEventId } from './parse-house-meeting.ts'
import { readWitnessDocument } from './read-document.ts'
import { readWitness } from './read-witness.ts'
import { WITNESS_LIST } from './shapes.ts'

/** Witnesses of House hearings, with the documents of each: one list for each meeting. */
export const houseWitnessLists: Publisher = {
  name: 'docs-house-witnesses',
  title: 'Clerk of the House, Committee Repository',
  parserVersion: '2',
  isGovernment: true,
  findSeries: async (needs) => `witnesses/${readMeeting(await readRoot(needs), needs).event_id}`,
  read,
}

async function* read(needs: ReadNeeds): Reading {
  const root = await readRoot(needs)
  const meeting = readMeeting(root, needs)
  refuseRepeatedPanels(root)
  for (const [at, panel] of listElements(root, 'panel').entries())
    for (const [index, witness] of listElements(panel, 'witness').entries()) {
      const own = {
        meeting,
        source: needs.source,
        pointer: `/witness-list/panel[${at + 1}]/witness[${index + 1}]`,
        witness: { panel: readPanel(panel), order: index + 1 },
      }
      yield readWitness(witness, own)
      for (const [number, document] of listElements(
        witness,
        'witness-documents',
        'witness-document',
      ).entries())
        yield readWitnessDocument(document, {
          ...own,
          pointer: `${own.pointer}/witness-documents/witness-document[${number + 1}]`,
        })
    }
  return []
}

const WHAT = 'list of witnesses of the House Committee Repository'

const readRoot = async ({ open }: ReadNeeds): Promise<XmlElement> => {
  const root = parseXmlDocument(await readXmlBytes(open, WHAT), 'witness-list', WHAT)
  const fault = findShapeFault(root, WITNESS_LIST)
  if (fault === undefined) return root
  throw new DocumentRefused(
    `This ${WHAT} has another form: ${fault}. A form that is new is entered in publishers/house-repository/shapes.ts.`,
  )
}

/** A list names its meeting by the number alone; its Congress is in the names of its files and in its address. */
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
    `This ${WHAT} has the order “${order}” of a panel, which is no number. Fetch it again.`,
  )
}

/** Witnesses of two panels of one number would sit in the wrong one. */
const refuseRepeatedPanels = (root: XmlElement): void => {
  const orders = listElements(root, 'panel').map(readPanel)
  const repeated = orders.find((order, index) => orders.indexOf(order) < index)
  if (repeated !== undefined)
    throw new DocumentRefused(`This ${WHAT} has two panels of the order ${repeated}. Fetch it again.`)
}

/** The Congress that the names of a list’s files and its own address agree on; null where none says it, or they differ. */
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
