import { DocumentRefused, type OpenDocument, type ReadRow } from '../publisher.ts'
import { parseEncodedXml, type XmlElement } from '../xml/parse-xml-document.ts'
import { readZipEntries } from '../zip/read-zip-entries.ts'

export const UNREADABLE = 'xml_unreadable'
export const NOT_READ = 'xml_form_not_read'

/** A file of an archive: its outermost element, or the fault for which it has none. */
type ArchiveFile = { readonly name: string } & (
  | { readonly element: XmlElement; readonly fault?: never }
  | { readonly element?: never; readonly fault: string }
)

/** Parses the files of an archive one by one. A file that cannot be parsed does not stop the others. */
export async function* readArchive(
  open: OpenDocument,
  what: string,
): AsyncGenerator<ArchiveFile, void, undefined> {
  for await (const { name, bytes } of readZipEntries(open)) {
    if (!/\.xml$/i.test(name)) yield { name, fault: `“${name}” is no XML file.` }
    else yield parseFile(name, bytes, what)
  }
}

const parseFile = (name: string, bytes: Uint8Array, what: string): ArchiveFile => {
  try {
    return { name, element: parseEncodedXml(bytes, what) }
  } catch (cause) {
    if (cause instanceof DocumentRefused) return { name, fault: cause.message }
    throw cause
  }
}

/**
 * Unpacks every file, so that a damaged archive is refused before a row of it is read, and requires that the first file
 * has one of these elements.
 */
export const checkArchive = async (
  open: OpenDocument,
  { what, roots }: { readonly what: string; readonly roots: readonly string[] },
): Promise<void> => {
  let first: ArchiveFile | undefined
  for await (const { name, bytes } of readZipEntries(open)) first ??= parseFile(name, bytes, what)
  if (first === undefined) throw new DocumentRefused(`This archive has no file. Fetch it again.`)
  if (first.fault !== undefined) throw new DocumentRefused(`${first.name}: ${first.fault}`)
  if (!roots.includes(first.element.name))
    throw new DocumentRefused(
      `${first.name} is not a ${what}: its outermost element is <${first.element.name}>, and the archive of this address has <${roots.join('> or <')}>.`,
    )
}

/** Names an archive by the last part of its address. */
export const nameArchive = (url: string): string => URL.parse(url)?.pathname.split('/').at(-1) ?? ''

type Refusal = {
  readonly pointer: string
  readonly cells: Readonly<Record<string, string>>
  readonly reason?: string
}

export const refuse = ({ pointer, cells, reason = UNREADABLE }: Refusal, detail: string): ReadRow => ({
  kind: 'refused',
  place: { sheet: null, row: null, pointer },
  cells,
  reason,
  detail,
})

/** Place of a file, or of a part of it, in its archive. */
export const pointTo = (...parts: readonly (string | number)[]): string =>
  parts.map((part) => `/${String(part).replaceAll('~', '~0').replaceAll('/', '~1')}`).join('')
