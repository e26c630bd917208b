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
        `${documents.map(nameDocument).join('; ')}: the build stopped: ${asError(cause).message}. ` +
          `Withdraw the document to build without it: ${documents.map(writeCommand).join(', or ')}. ` +
          'Please report this: its publisher should have refused it when it was added.',
        { cause },
      )

const nameDocument = ({ sha256, publisher, url }: Named): string =>
  `Document ${sha256.slice(0, DIGEST_DIGITS)} of ${publisher}, from ${url}`

const writeCommand = ({ sha256 }: Named): string =>
  `"sources withdraw ${sha256.slice(0, DIGEST_DIGITS)} --reason TEXT"`

/** Does the same for an error while a row is written: any document of the row may be the cause. */
export const blameRow = (cause: unknown, row: Body): unknown => {
  const documents = new Map(listDocuments(row).map((document) => [document.sha256, document]))
  const named = new Error(`the row ${String(row['id'])}: ${asError(cause).message}`, { cause })
  return isExplained(cause) ? cause : blameDocuments(named, [...documents.values()].slice(0, SHOWN_DOCUMENTS))
}

/** Documents that a row names, as any table has them. */
export const listDocuments = ({ sources = [], evidence = [] }: Body): readonly Named[] =>
  [...asList(sources), ...asList(evidence)].flatMap((named) => {
    if (typeof named !== 'object' || named === null || !('publisher' in named) || !('url' in named)) return []
    const sha256 = 'source_id' in named ? named.source_id : 'source' in named ? named.source : ''
    return [{ sha256: String(sha256), publisher: String(named.publisher), url: String(named.url) }]
  })

const asList = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])

/** Whether the error names its own cause, as that of a full disk does. */
const isExplained = (cause: unknown): boolean =>
  cause instanceof OperatorFault ||
  cause instanceof Refusal ||
  cause instanceof DocumentRefused ||
  (cause instanceof Error && ('errcode' in cause || ('syscall' in cause && 'code' in cause)))

const DIGEST_DIGITS = 12
const SHOWN_DOCUMENTS = 3
