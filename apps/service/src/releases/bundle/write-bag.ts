import { hash } from 'node:crypto'
import type { Collection } from '../collection.ts'
import type { FileSet, WrittenFile } from './file-set.ts'

export type BagFacts = {
  readonly collection: Collection
  /** UTC instant of the newest document. */
  readonly newest: string
  readonly sample: boolean
}

/** A release by its two names. */
export type ReleaseName = { readonly id: string; readonly token: string }

/**
 * Makes a bag (RFC 8493) of the payload under data/. Returns the two names of the release, which follow from the
 * payload.
 */
export const writeBag = (
  files: FileSet,
  {
    collection: {
      words: { summary },
    },
    newest,
    sample,
  }: BagFacts,
): ReleaseName => {
  const payload = files.list()
  const manifest = formatChecksums(payload)
  const name = nameRelease(manifest)
  const tags = [
    files.write('bagit.txt', 'BagIt-Version: 1.0\nTag-File-Character-Encoding: UTF-8\n'),
    files.write('manifest-sha256.txt', manifest),
    files.write(
      'bag-info.txt',
      formatInfo([
        ['Source-Organization', 'Rotunda'],
        [
          'External-Description',
          sample ? `${summary} Invented sample: none of its content is real.` : summary,
        ],
        ['External-Identifier', name.token],
        ['Bagging-Date', newest.slice(0, 10)],
        ['Payload-Oxum', formatOxum(payload)],
      ]),
    ),
  ]
  files.write('tagmanifest-sha256.txt', formatChecksums(tags))
  return name
}

const TOKEN_DIGITS = 20

export const nameRelease = (manifest: string): ReleaseName => {
  const id = hash('sha256', manifest, 'hex')
  return { id, token: tokenOf(id) }
}

export const tokenOf = (id: string): string => `snap-${id.slice(0, TOKEN_DIGITS)}`

/** Formats a list of digests as `sha256sum` reads it, by path. */
export const formatChecksums = (files: readonly WrittenFile[]): string =>
  files
    .toSorted((a, b) => (a.path < b.path ? -1 : 1))
    .map(({ sha256, path }) => `${sha256}  ${path}\n`)
    .join('')

/** Formats the bytes and the number of payload files, as bag-info.txt has them. */
export const formatOxum = (payload: readonly Pick<WrittenFile, 'bytes'>[]): string =>
  `${payload.reduce((sum, { bytes }) => sum + bytes, 0)}.${payload.length}`

const formatInfo = (entries: readonly (readonly [string, string])[]): string =>
  entries.map(([label, value]) => `${label}: ${value}\n`).join('')
