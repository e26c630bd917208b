import { hash } from 'node:crypto'
import { closed, CHAMBERS, namesOf, orNull, STAGES, STATES, SUBCOMMITTEES } from '@rotunda/contract'
import { Type, type Static } from 'typebox'
import { isJsonObject, makeJsonShape } from '../json/parse-json-document.ts'
import {
  DocumentRefused,
  type OpenDocument,
  type Publisher,
  type ReadNeeds,
  type Reading,
} from '../publisher.ts'
import { readStart } from '../streams/document-bytes.ts'

const text = orNull(Type.String())

/** The facts of a record that lineage compares. */
const LineageRecordDraft = closed({
  id: Type.String({ minLength: 1 }),
  stage: Type.Enum(STAGES),
  chamber: Type.Enum(CHAMBERS),
  group: Type.String({ minLength: 1 }),
  fiscal_year: Type.Integer({ minimum: 2000, maximum: 2100 }),
  subcommittee: orNull(Type.Enum(namesOf(SUBCOMMITTEES))),
  requestors: Type.Array(closed({ name: Type.String(), bioguide: text, chamber: Type.Enum(CHAMBERS) })),
  states: Type.Array(Type.Enum(namesOf(STATES))),
  recipient: text,
  title: text,
  amount: orNull(Type.Integer()),
})
export type LineageRecordDraft = Static<typeof LineageRecordDraft>

/** A Bioguide id, present or former, of a member in the release of congress. */
const LineageMemberDraft = closed({ id: Type.String({ pattern: '^[A-Z][0-9]{6}$' }) })
export type LineageMemberDraft = Static<typeof LineageMemberDraft>

/** The release that the records are from. */
export type LineageReleaseDraft = {
  readonly collection: string
  /** Id of the release: SHA-256 of its manifest. */
  readonly release: string
  /** Text of its manifest-sha256.txt, which has the digest of each file. */
  readonly manifest: string
}

export const LINEAGE_RECORDS = 'lineage-record'
export const LINEAGE_MEMBERS = 'lineage-member'
export const LINEAGE_RELEASES = 'lineage-release'
const FORM = 'rotunda-release-records/1'
const WHAT = 'list of the records of a release'

/** Rows of the releases that lineage reads, by collection. */
const ROWS = {
  appropriations: { table: LINEAGE_RECORDS, shape: makeJsonShape(LineageRecordDraft) },
  congress: { table: LINEAGE_MEMBERS, shape: makeJsonShape(LineageMemberDraft) },
} as const

/**
 * The manifest of a published release of another collection, with what lineage reads of it: records of appropriations,
 * or ids of members of congress. The document is JSON. Its first line has the release, and each record has a line of its own, so that a reader need not hold
 * all of them.
 */
export const releaseManifest: Publisher = {
  name: 'release-manifest',
  title: 'Rotunda, published releases of other collections',
  parserVersion: '2',
  isGovernment: false,
  findSeries: async ({ open }) => {
    const head = await readHead(open)
    getRows(head)
    return `release-manifest/${head.collection}`
  },
  read,
}

/** Writes the document. The same release gives the same bytes. */
export const writeReleaseRecords = (
  release: LineageReleaseDraft,
  records: readonly (LineageRecordDraft | LineageMemberDraft)[],
): Uint8Array => {
  const head = JSON.stringify({ form: FORM, ...release }).slice(0, -1)
  const lines = records.map((record) => JSON.stringify(record)).join(',\n')
  return new TextEncoder().encode(`${head},"records":[\n${lines}${lines === '' ? '' : '\n'}]}\n`)
}

async function* read({ open }: ReadNeeds): Reading {
  const head = await readHead(open)
  const { table, shape } = getRows(head)
  yield { kind: 'row', table: LINEAGE_RELEASES, place: placeAt(null), cells: {}, draft: head }
  const seen = new Set<string>()
  let index = 0
  for await (const line of readRecordLines(open)) {
    const place = placeAt(index)
    const value = parseRecord(line, index)
    index += 1
    const refuse = (reason: string, detail: string) =>
      ({ kind: 'refused', place, cells: { entry: line }, reason, detail }) as const
    if (!shape.has(value)) yield refuse('entry_unreadable', `${shape.findFault(value)}.`)
    else if (seen.has(value.id)) yield refuse('entry_repeated', `The list already has ${value.id}.`)
    else {
      seen.add(value.id)
      yield { kind: 'row', table, place, cells: { id: value.id }, draft: value }
    }
  }
  return []
}

const getRows = ({ collection }: LineageReleaseDraft) => {
  const rows = Object.entries(ROWS).find(([name]) => name === collection)
  if (rows === undefined) throw refuse(`lineage reads no release of ${JSON.stringify(collection)}`)
  return rows[1]
}

const placeAt = (index: number | null) => ({
  sheet: null,
  row: null,
  pointer: index === null ? '/release' : `/records/${index}`,
})

const HEAD_BYTES = 1_000_000
const HEAD_END = ',"records":['

/** Reads the first line. The id of the release must be the digest of its manifest. */
const readHead = async (open: OpenDocument): Promise<LineageReleaseDraft> => {
  const start = new TextDecoder().decode(await readStart(open, HEAD_BYTES))
  const line = start.slice(0, start.indexOf('\n'))
  const head = line.endsWith(HEAD_END) ? parseJson(`${line.slice(0, -HEAD_END.length)}}`) : undefined
  if (!isJsonObject(head)) throw refuse('its first line is different')
  const { form, collection, release, manifest } = head
  if (form !== FORM) throw refuse(`its form is ${JSON.stringify(form)} and not ${JSON.stringify(FORM)}`)
  if (typeof collection !== 'string' || typeof release !== 'string' || typeof manifest !== 'string')
    throw refuse('its first line names no release')
  if (hash('sha256', manifest, 'hex') !== release)
    throw refuse('the id of the release is not the digest of its manifest')
  return { collection, release, manifest }
}

const refuse = (fault: string) => new DocumentRefused(`This is no ${WHAT}: ${fault}.`)

const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

const parseRecord = (line: string, index: number): unknown => {
  const value = parseJson(line)
  if (value === undefined) throw refuse(`record ${index + 1} is not JSON`)
  return value
}

/** Yields the text of each record. Throws a DocumentRefused if the end is missing: the document was cut off. */
async function* readRecordLines(open: OpenDocument): AsyncGenerator<string> {
  let held: string | undefined
  let isHead = true
  let isEnded = false
  for await (const line of readLines(open)) {
    if (isEnded) throw refuse('text follows its end')
    if (held?.endsWith(',') === false && line !== END) throw refuse('a comma is missing between two records')
    if (held !== undefined) yield held.replace(/,$/u, '')
    isEnded = !isHead && line === END
    held = isHead || isEnded ? undefined : line
    isHead = false
  }
  if (!isEnded) throw refuse('its end is missing')
}

const END = ']}'

async function* readLines(open: OpenDocument): AsyncGenerator<string> {
  const decoder = new TextDecoder('utf-8', { fatal: true })
  const decode = (piece: Uint8Array) => {
    try {
      return decoder.decode(piece, { stream: true })
    } catch (cause) {
      throw new DocumentRefused(`This is no ${WHAT}: its bytes are not UTF-8 text.`, { cause })
    }
  }
  let unfinished = ''
  for await (const piece of open()) {
    const lines = (unfinished + decode(piece)).split('\n')
    unfinished = lines.pop() ?? ''
    yield* lines
  }
  if (unfinished !== '') yield unfinished
}
