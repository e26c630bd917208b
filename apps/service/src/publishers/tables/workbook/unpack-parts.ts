import { Unzip, UnzipInflate } from 'fflate'
import { DocumentRefused } from '../../publisher.ts'
import { makeCounter, MAX_BYTES } from '../bounds.ts'

/** Folds the name of a part. Excel ignores its case, and accepts slashes of either kind. */
export const foldPart = (name: string): string => name.replaceAll('\\', '/').replace(/^\/+/, '').toLowerCase()

/** Size of a slice: no slice can unpack to more than some 30 MB before it is counted. */
const SLICE = 32_768

/**
 * Unpacks the XML parts of a workbook, by their folded names. Counts bytes while they unpack, because the sizes that an
 * archive states cannot be trusted. Throws a DocumentRefused for an archive that is damaged or too large.
 */
export const unpackParts = (bytes: Uint8Array): ReadonlyMap<string, Uint8Array> => {
  const chunks = new Map<string, Uint8Array[]>()
  const count = makeCounter('bytes when unpacked', MAX_BYTES)
  const unzip = new Unzip((file) => {
    const name = foldPart(file.name)
    if (!/\.(?:xml|rels)$/.test(name)) return
    if (chunks.has(name)) throw new DocumentRefused(`The workbook has two parts “${name}”.`)
    const own: Uint8Array[] = []
    chunks.set(name, own)
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
    // The library throws plain errors only for an archive that it cannot read.
    throw new DocumentRefused('The workbook is damaged or cut off. Fetch it again.', { cause: error })
  }
}
