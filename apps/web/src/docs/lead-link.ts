import { posix } from 'node:path'
import { findDocumentOf } from './read-documents.ts'

/**
 * Where a link in one of the files leads on the pages: to the page of another file, outside, or nowhere, which is to
 * what is in the repository alone.
 */
export const leadLink = (address: string, file: string): string | undefined => {
  if (/^(https?:|mailto:|#|\/)/.test(address)) return address
  const [path = '', anchor] = address.split('#')
  const target = findDocumentOf(posix.normalize(posix.join(posix.dirname(file), path)))
  if (target === undefined) return undefined
  return anchor === undefined ? target.address : `${target.address}#${anchor}`
}
