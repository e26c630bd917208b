import { Unzip, UnzipInflate } from 'fflate'
import { DocumentRefused } from '../../publisher.ts'
import { makeCounter, MAX_BYTES } from '../bounds.ts'

/**
 * The XML parts of a workbook by their names. Bytes are counted while they unfold: the sizes that an archive states of
 * itself are not believed. Throws a DocumentRefused for an archive that is damaged, too large or no workbook.
 */
export const unpackParts = (bytes: Uint8Array): ReadonlyMap<string, Uint8Array> => {
  const parts = inflate(bytes)
  if (!parts.has(WORKBOOK_PART))
    throw new DocumentRefused(
      'This is a zip archive, but no XLSX workbook. Give the workbook or a CSV of the table.',
    )
  return parts
}

export const WORKBOOK_PART = 'xl/workbook.xml'

/** A slice at a time, so that no slice can unfold into more than some 30 MB before it is counted. */
const SLICE = 32_768

const inflate = (bytes: Uint8Array): ReadonlyMap<string, Uint8Array> => {
  const chunks = new Map<string, Uint8Array[]>()
  const count = makeCounter('bytes when unpacked', MAX_BYTES)
  const unzip = new Unzip((file) => {
    if (!/\.(?:xml|rels)$/.test(file.name)) return
    if (chunks.has(file.name)) throw new DocumentRefused(`The workbook has two parts “${file.name}”.`)
    const own: Uint8Array[] = []
    chunks.set(file.name, own)
    file.ondata = (error, chunk) => {
      if (error) throw error
      count(chunk.length)
      own.push(chunk)
    }
    file.start()
  })
  unzip.register(UnzipInflate)
  pushSlices(unzip, bytes)
  return new Map([...chunks].map(([name, own]) => [name, Buffer.concat(own)]))
}

const pushSlices = (unzip: Unzip, bytes: Uint8Array): void => {
  try {
    for (let start = 0; start < bytes.length; start += SLICE)
      unzip.push(bytes.subarray(start, start + SLICE), start + SLICE >= bytes.length)
  } catch (error) {
    if (error instanceof DocumentRefused) throw error
    // The library throws plain errors for an archive that it cannot read, and nothing else.
    throw new DocumentRefused('The workbook is damaged or cut off. Fetch it again.', { cause: error })
  }
}
