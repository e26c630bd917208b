import type { WitnessDraft } from '../hearings/hearing-drafts.ts'
import { placeAt, readEach, refuseRow } from '../hearings/hearing-rows.ts'
import type { Publisher, ReadNeeds, ReadRow, Reading } from '../publisher.ts'
import { flattenElement, listElements, readText, type XmlElement } from '../xml/parse-xml-document.ts'
import { parsePublication, type ParsedPublication } from './parse-publication.ts'
import { readRecord } from './read-record.ts'

/**
 * Printed hearings of govinfo: one record of the standard MODS for each, with a line for each witness. Related items,
 * such as volumes and corrections, are not read: each has a record of its own.
 */
export const govinfoHearings: Publisher = {
  name: 'govinfo-hearings',
  title: 'Government Publishing Office, govinfo',
  parserVersion: '4',
  isGovernment: true,
  findSeries: async (needs) =>
    `packages/${parsePublication(await readRecord(needs), needs.source).package_id}`,
  read,
}

async function* read(needs: ReadNeeds): Reading {
  const record = await readRecord(needs)
  const draft = parsePublication(record, needs.source)
  yield {
    kind: 'row',
    table: 'publication-statements',
    place: placeAt('/mods'),
    cells: flattenElement({ ...record.root, children: [...record.root.children, record.extension] }, UNREAD),
    draft,
  }
  yield* readEach(listElements(record.extension, 'witness'), (element, index) => [
    readWitness(element, { draft, index }),
  ])
  return []
}

const UNREAD = new Set(['relatedItem', 'witness'])

type WitnessPlace = { readonly draft: ParsedPublication; readonly index: number }

/**
 * Reads the line of a witness. It has a name, a position and an organization in an order that varies, so it is not
 * divided.
 */
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
