import { closed, Notice } from '@rotunda/contract'
import { Type, type Static } from 'typebox'
import { describeDamage, findDamage } from '../cells/find-damage.ts'
import { listRows, makeEntryCheck, type ListedEntry } from '../entries/list-rows.ts'
import { isJsonObject, parseJsonDocument, readJsonBytes } from '../json/parse-json-document.ts'
import { DocumentRefused, type Publisher, type ReadNeeds, type Reading } from '../publisher.ts'

/** A notice, and the row that it is about. */
const NoticeDraft = closed({
  ...Notice.properties,
  fields: Type.Array(Type.String({ minLength: 1, maxLength: 100 }), { minItems: 1, maxItems: 100 }),
  text: Type.String({ minLength: 1, maxLength: 500 }),
  dataset: Type.String({ minLength: 1, maxLength: 100 }),
  /** Id of the row. */
  row: Type.String({ minLength: 1, maxLength: 200 }),
})
export type NoticeDraft = Static<typeof NoticeDraft>

export const NOTICES = 'notices'
const WHAT = 'list of notices'

/** Names of the fields of each dataset that may have notices. */
export type NoticeTargets = ReadonlyMap<string, readonly string[]>

/**
 * The operator’s own list of withheld fields and known mistakes. Only the newest edition counts, so a notice is
 * withdrawn by leaving it out.
 */
export const makeNotices = (targets: NoticeTargets): Publisher => ({
  name: NOTICES,
  title: 'Notices of the operator',
  parserVersion: '3',
  isGovernment: false,
  findSeries: async (needs) => {
    await readNotices(needs)
    return NOTICES
  },
  read: async function* (needs): Reading {
    // Only here: an older edition may name a dataset that the collection no longer has.
    yield* listRows(NOTICES, refuseUnknown(await readNotices(needs), targets))
    return []
  },
})

/** Refuses a list with a notice of an unknown dataset or field: it would withhold nothing. */
const refuseUnknown = (entries: readonly NoticeEntry[], targets: NoticeTargets): readonly NoticeEntry[] => {
  for (const { pointer, reading } of entries) {
    const { dataset, fields } = reading.draft
    const known = targets.get(dataset)
    if (known === undefined)
      throw new DocumentRefused(
        `${pointer}/dataset: there is no dataset “${dataset}”. Known: ${[...targets.keys()].join(', ')}.`,
      )
    const unknown = fields.find((field) => !known.includes(field))
    if (unknown !== undefined)
      throw new DocumentRefused(
        `${pointer}/fields: rows of ${dataset} have no field “${unknown}”. Known: ${known.join(', ')}.`,
      )
  }
  return entries
}

type NoticeEntry = ListedEntry & { readonly reading: { readonly kind: 'entry'; readonly draft: NoticeDraft } }

const checkNotice = makeEntryCheck(NoticeDraft)

/** Identifies a notice. A row may have several: of both kinds, of different fields, and with different texts. */
export const identifyNotice = ({ dataset, row, kind, fields, text }: NoticeDraft): string =>
  JSON.stringify([dataset, row, kind, fields.toSorted(), text])

/** Reads the notices. Throws a DocumentRefused for any other document, and for a notice that cannot be read. */
const readNotices = async ({ open }: ReadNeeds): Promise<readonly NoticeEntry[]> => {
  const document = parseJsonDocument(await readJsonBytes(open, WHAT), WHAT)
  const listed = isJsonObject(document) ? document['notices'] : undefined
  if (!isJsonObject(document) || !Array.isArray(listed) || Object.keys(document).length !== 1)
    throw new DocumentRefused(`This is no ${WHAT}: the document must be {"notices": […]} and nothing else.`)
  const places = new Map<string, string>()
  return listed.map((value: unknown, index) => {
    const pointer = `/notices/${index}`
    const entry = readNotice(pointer, value)
    const id = identifyNotice(entry)
    const first = places.get(id)
    if (first !== undefined)
      throw new DocumentRefused(`${pointer} repeats ${first}: leave one of the two out.`)
    places.set(id, pointer)
    return { pointer, value, reading: { kind: 'entry', id, draft: entry } }
  })
}

/** Reads a notice. A takedown that cannot be read must not let its row be published, so its list is refused. */
const readNotice = (pointer: string, value: unknown): NoticeDraft => {
  const { entry, fault } = checkNotice(value)
  if (entry === undefined) throw new DocumentRefused(`${pointer} cannot be read: ${fault}`)
  const damage = findDamage(entry)
  if (damage !== undefined) throw new DocumentRefused(`${pointer} cannot be read: ${describeDamage(damage)}`)
  return entry
}
