import type { WitnessDraft } from '../hearings/hearing-drafts.ts'
import { parseStamp } from '../hearings/parse-stamp.ts'
import { placeAt } from '../hearings/place-at.ts'
import { refuseRow } from '../hearings/refuse-row.ts'
import type { ReadRow, Source } from '../publisher.ts'
import { findShapeFault } from '../xml/find-shape-fault.ts'
import { flattenElement } from '../xml/flatten-element.ts'
import type { XmlElement } from '../xml/parse-xml-document.ts'
import { tidyText } from '../cells/tidy-text.ts'
import { readText } from '../xml/read-text.ts'
import { findStampFault } from './find-stamp-fault.ts'
import { WITNESS } from './shapes.ts'

type Place = {
  readonly meeting: Pick<WitnessDraft, 'congress' | 'stated_at'> & { readonly event_id: string }
  readonly witness: { readonly panel: number; readonly order: number }
  readonly pointer: string
  readonly source: Source
}

/** A witness of a list, or the element refused with its fault. */
export const readWitness = (element: XmlElement, { meeting, witness, pointer, source }: Place): ReadRow => {
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

/** Values that an attribute and an element both have: each once. */
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
  if (stamp !== undefined) return `The ${stamp} “${element.attributes[stamp]}” is no time`
  const published = parseStamp(element.attributes['publish-date']) ?? null
  return findStampFault([{ name: 'publish-date', at: published }], source)
}
