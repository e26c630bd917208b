import type { WitnessDraft } from '../hearings/hearing-drafts.ts'
import { placeAt } from '../hearings/place-at.ts'
import { refuseRow } from '../hearings/refuse-row.ts'
import { DocumentRefused, type Publisher, type ReadNeeds, type ReadRow, type Reading } from '../publisher.ts'
import { findShapeFault } from '../xml/find-shape-fault.ts'
import { flattenElement } from '../xml/flatten-element.ts'
import { parseXmlDocument, readXmlBytes, type XmlElement } from '../xml/parse-xml-document.ts'
import { listElements, readText } from '../xml/read-text.ts'
import { parsePublication, type ParsedPublication } from './parse-publication.ts'
import { EXTENSION, MODS } from './shapes.ts'

/**
 * Printed hearings of govinfo, one record of the standard MODS for each, with a line for each witness. Of the volumes and
 * corrections that a record lists as related items nothing is read: each has a record of its own.
 */
export const govinfoHearings: Publisher = {
  name: 'govinfo-hearings',
  title: 'Government Publishing Office, govinfo',
  parserVersion: '1',
  findSeries: async (needs) => `packages/${parsePublication(await readRecord(needs)).package_id}`,
  read,
}

async function* read(needs: ReadNeeds): Reading {
  const record = await readRecord(needs)
  const draft = parsePublication(record)
  yield {
    kind: 'row',
    table: 'publication-statements',
    place: placeAt('/mods'),
    cells: flattenElement({ ...record.root, children: [...record.root.children, record.extension] }, UNREAD),
    draft,
  }
  for (const [index, element] of listElements(record.extension, 'witness').entries())
    yield readWitness(element, { draft, index })
  return []
}

/** A record, with all its extensions as one. */
export type ModsRecord = { readonly root: XmlElement; readonly extension: XmlElement }

const WHAT = 'MODS record of a printed hearing'
const UNREAD = new Set(['relatedItem', 'witness'])

const readRecord = async ({ open }: ReadNeeds): Promise<ModsRecord> => {
  const mods = parseXmlDocument(await readXmlBytes(open, WHAT), 'mods', WHAT)
  const extensions = mods.children.filter(({ name }) => name === 'extension')
  const extension = {
    name: 'extension',
    attributes: {},
    children: extensions.flatMap(({ children }) => children),
    text: extensions.map(({ text }) => text).join(''),
  }
  const fault = findShapeFault(mods, MODS) ?? findShapeFault(extension, EXTENSION)
  if (fault === undefined)
    return {
      root: { ...mods, children: mods.children.filter(({ name }) => name !== 'extension') },
      extension,
    }
  throw new DocumentRefused(
    `This ${WHAT} has another form: ${fault}. A form that is new is entered in publishers/govinfo/shapes.ts.`,
  )
}

type WitnessPlace = { readonly draft: ParsedPublication; readonly index: number }

/** A line for a witness is name, position and organization in an order that varies: it is not taken apart. */
const readWitness = (element: XmlElement, { draft, index }: WitnessPlace): ReadRow => {
  const row = {
    place: placeAt(`/mods/extension/witness[${index + 1}]`),
    cells: { witness: element.text },
  }
  const name = readText(element)
  if (name === null) return refuseRow(row, 'witness_unreadable', 'The line is blank.')
  const witness: WitnessDraft = {
    listed_in: 'mods',
    event_id: draft.event_id,
    chamber: draft.chamber,
    congress: draft.congress,
    stated_at: draft.stated_at,
    package_id: draft.package_id,
    panel: null,
    order: index + 1,
    name: null,
    name_raw: name,
    position_raw: null,
    organization_raw: null,
    witness_type: null,
    testified: null,
    published_at: null,
    removed_at: null,
  }
  return { kind: 'row', table: 'witness-statements', ...row, draft: witness }
}
