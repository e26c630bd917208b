import { DocumentRefused, type OpenDocument } from '../publisher.ts'
import { readStart } from '../streams/document-bytes.ts'
import { MAX_DOCUMENT_BYTES } from '../tables/bounds.ts'
import { openZipEntry } from './open-zip-entry.ts'
import { listZipEntries } from './zip-directory.ts'

/** A document, or the only file in the archive around it. */
type OpenedFile = {
  readonly open: OpenDocument
  /** Name of the file in the archive; null for a document without one. */
  readonly name: string | null
}

const ZIP = 'PK'
/** The same as for a document without an archive. */
const BOUNDS = { entryBytes: MAX_DOCUMENT_BYTES, bytes: MAX_DOCUMENT_BYTES }

/** Opens the only file in a ZIP archive. A document that is no archive is opened itself. Throws a DocumentRefused. */
export const openOnlyFile = async (open: OpenDocument): Promise<OpenedFile> => {
  const start = Buffer.from(await readStart(open, ZIP.length)).toString('latin1')
  if (start !== ZIP) return { open, name: null }
  const [entry, ...others] = await listZipEntries(open, BOUNDS)
  if (entry !== undefined && others.length === 0) return { open: openZipEntry(open, entry), name: entry.name }
  const names = [entry, ...others].flatMap((one) => one?.name ?? [])
  throw new DocumentRefused(
    `The ZIP archive has ${names.length} files, and must have one. Found: ${names.slice(0, NAMED).join(', ') || 'none'}. Fetch it again.`,
  )
}

/** Files that a refusal names. */
const NAMED = 5
