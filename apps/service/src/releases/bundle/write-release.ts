import type { KeyObject } from 'node:crypto'
import { mkdirSync } from 'node:fs'
import type { Source } from '../../publishers/index.ts'
import type { Collection } from '../collection.ts'
import type { Choice } from '../build/choose-sources.ts'
import type { ReleaseContents } from '../build/read-contents.ts'
import {
  archiveName,
  CHECKSUMS_FILE,
  PUBLIC_KEY_FILE,
  SIGNATURE_FILE,
  SUMMARY_FILE,
} from '../release-names.ts'
import { openIndexAside, type IndexAside } from '../index-files/index-aside.ts'
import type { ReleaseFile, ReleaseSummary } from '../release.ts'
import { signChecksums } from '../verify/signature.ts'
import { makeFileSet, type FileSet, type WrittenFile } from './file-set.ts'
import { mediaTypeOf } from './data-package.ts'
import { formatChecksums, writeBag } from './write-bag.ts'
import { writePayload, type Payload } from './write-payload.ts'
import { zipAside } from './write-zip.ts'

type WriteNeeds = {
  readonly collection: Collection
  readonly ledger?: Uint8Array
  readonly signing: KeyObject
  readonly reportProgress: (doing: string) => void
}

/** Summary of a release, with the figures of its collection. */
export type WrittenRelease = Pick<Payload, 'counts'> & { readonly summary: ReleaseSummary }

/**
 * Writes every file of a release into a new folder: bag, zip, summary, digests and signature. Writes its index into a
 * second folder.
 */
export const writeRelease = async (
  { directory, index }: Folders,
  contents: ReleaseContents,
  needs: WriteNeeds,
): Promise<WrittenRelease> => {
  mkdirSync(directory)
  mkdirSync(index)
  const files = makeFileSet(directory)
  const indexing = openIndexAside({ release: directory, folder: index }, needs.collection)
  try {
    return await writeFiles({ directory, files, indexing }, contents, needs)
  } finally {
    await indexing.stop()
    files.abandon()
  }
}

type Folders = { readonly directory: string; readonly index: string }
type Writing = { readonly directory: string; readonly files: FileSet; readonly indexing: IndexAside }

const writeFiles = async (
  { directory, files, indexing }: Writing,
  contents: ReleaseContents,
  { collection, ledger, signing, reportProgress }: WriteNeeds,
): Promise<WrittenRelease> => {
  const sources = listSources(contents.choice)
  const newest = newestOf(sources.map(({ retrieved_at }) => retrieved_at))
  reportProgress('Writing JSON, CSV and Parquet')
  const { datasets, checks, counts } = writePayload(files, contents, {
    collection,
    newest,
    ...(ledger && { ledger }),
    whenWritten: indexing.add,
  })
  const name = writeBag(files, { collection, newest, sample: sources.some(({ sample }) => sample) })
  reportProgress('Writing zip and index')
  const order = { directory, bag: files.list(), name: archiveName(collection.name, name.token) }
  const { zip } = await zipAside(order, indexing.finish)
  files.adopt(zip)
  const checksums = formatChecksums(files.list())
  const { signature, publicKey } = signChecksums(checksums, signing)
  files.write(CHECKSUMS_FILE, checksums)
  files.write(SIGNATURE_FILE, signature)
  files.write(PUBLIC_KEY_FILE, publicKey)
  const summary = { ...name, files: files.list().map(describeFile), checks, datasets }
  files.write(SUMMARY_FILE, `${JSON.stringify(summary, null, 2)}\n`)
  return { summary, counts }
}

const listSources = ({ chosen, superseded, refused }: Choice): Source[] =>
  [...chosen, ...superseded, ...refused].map(({ source }) => source)

const newestOf = (instants: readonly string[]): string => instants.toSorted().at(-1) ?? ''

const describeFile = ({ path, bytes, sha256 }: WrittenFile): ReleaseFile => ({
  path,
  media_type: mediaTypeOf(path),
  bytes,
  sha256,
})
