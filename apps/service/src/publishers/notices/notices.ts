import { Notice } from '@rotunda/contract'
import { Type, type Static } from 'typebox'
import { listRows, makeEntryCheck, type ListedEntry } from '../entries/list-rows.ts'
import { isJsonObject, parseJsonDocument, readJsonBytes } from '../json/parse-json-document.ts'
import { DocumentRefused, type Publisher, type ReadNeeds, type Reading } from '../publisher.ts'

/** A notice, and the row that it is about. */
const NoticeDraft = Type.Object(
  {
    ...Notice.properties,
    fields: Type.Array(Type.String({ minLength: 1, maxLength: 100 }), { minItems: 1, maxItems: 100 }),
    text: Type.String({ minLength: 1, maxLength: 500 }),
    dataset: Type.String({ minLength: 1, maxLength: 100 }),
    /** Id of the row. */
    row: Type.String({ minLength: 1, maxLength: 200 }),
  },
  { additionalProperties: false },
)
export type NoticeDraft = Static<typeof NoticeDraft>

export const NOTICES = 'notices'
const WHAT = 'list of notices'

/**
 * The operator’s own list of withheld fields and known mistakes. Only the newest edition counts, so a notice is
 * withdrawn by leaving it out.
 */
export const notices: Publisher = {
  name: NOTICES,
  title: 'Notices of the operator',
  parserVersion: '1',
  isGovernment: false,
  findSeries: async (needs) => {
    await readNotices(needs)
    return NOTICES
  },
  read,
}

async function* read(needs: ReadNeeds): Reading {
  yield* listRows(NOTICES, await readNotices(needs))
  return []
}

const checkNotice = makeEntryCheck(NoticeDraft)

/** Reads the notices. Throws a DocumentRefused for any other document, and for a notice that cannot be read. */
const readNotices = async ({ open }: ReadNeeds): Promise<readonly ListedEntry[]> => {
  const document = parseJsonDocument(await readJsonBytes(open, WHAT), WHAT)
  const listed = isJsonObject(document) ? document['notices'] : undefined
  if (!isJsonObject(document) || !Array.isArray(listed) || Object.keys(document).length !== 1)
    throw new DocumentRefused(`This is no ${WHAT}: it must be {"notices": […]} and nothing else.`)
  return listed.map((value: unknown, index) => {
    const pointer = `/notices/${index}`
    const { entry, fault } = checkNotice(value)
    // A takedown that could not be read must not let its row be published.
    if (entry === undefined) throw new DocumentRefused(`${pointer} cannot be read: ${fault}`)
    const id = [entry.dataset, entry.row, entry.kind].join('/')
    return { pointer, value, reading: { kind: 'entry', id, draft: entry } }
  })
}
