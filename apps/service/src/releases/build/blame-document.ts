import { asError, OperatorFault, Refusal } from '../../platform/index.ts'
import { DocumentRefused, type Source } from '../../publishers/index.ts'
import type { Body } from './row-body.ts'

type Named = Pick<Source, 'sha256' | 'publisher' | 'url'>

/**
 * Adds the document's name and a remedy to the error that ended a build. An error that already names a remedy stays as
 * it is.
 */
export const blameDocument = (cause: unknown, document: Named): unknown => blameDocuments(cause, [document])

const blameDocuments = (cause: unknown, documents: readonly Named[]): unknown =>
  documents.length === 0 || isExplained(cause)
    ? cause
    : new OperatorFault(
        'invalid_query',
        `${documents.map(nameDocument).join('; ')}: this ended the build: ${asError(cause).message}. ` +
          `Take the document back to build without it: ${documents.map(writeOrder).join(', or ')}. ` +
          'Report it: its publisher should have refused it when it was added.',
        { cause },
      )

const nameDocument = ({ sha256, publisher, url }: Named): string =>
  `Document ${sha256.slice(0, SHOWN)} of ${publisher}, from ${url}`

const writeOrder = ({ sha256 }: Named): string => `"sources withdraw ${sha256.slice(0, SHOWN)} --reason TEXT"`

/** The same at a row that is written: any of its documents may be the one. */
export const blameRow = (cause: unknown, row: Body): unknown => {
  const documents = new Map(listDocuments(row).map((one) => [one.sha256, one]))
  const named = new Error(`the row ${String(row['id'])}: ${asError(cause).message}`, { cause })
  return isExplained(cause) ? cause : blameDocuments(named, [...documents.values()].slice(0, NAMED))
}

/** Documents that a row names, as any table has them. */
export const listDocuments = ({ sources = [], evidence = [] }: Body): readonly Named[] =>
  [...asList(sources), ...asList(evidence)].flatMap((one) => {
    if (typeof one !== 'object' || one === null || !('publisher' in one) || !('url' in one)) return []
    const sha256 = 'source_id' in one ? one.source_id : 'source' in one ? one.source : ''
    return [{ sha256: String(sha256), publisher: String(one.publisher), url: String(one.url) }]
  })

const asList = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])

/** The system itself says why it failed, for example on a full disk. */
const isExplained = (cause: unknown): boolean =>
  cause instanceof OperatorFault ||
  cause instanceof Refusal ||
  cause instanceof DocumentRefused ||
  (cause instanceof Error && ('errcode' in cause || ('syscall' in cause && 'code' in cause)))

const SHOWN = 12
const NAMED = 3
