import { statSync } from 'node:fs'
import { basename, dirname } from 'node:path'
import { Refusal } from '../platform/index.ts'
import { hashFile } from './bundle/hash-file.ts'
import { nameRelease } from './bundle/write-bag.ts'
import {
  CHECKSUMS_FILE,
  isReleaseId,
  PUBLIC_KEY_FILE,
  SIGNATURE_FILE,
  SNAPSHOT_FILE,
  SUMMARY_FILE,
} from './release-names.ts'
import { findSummary } from './find-summary.ts'
import { isSigned } from './signature.ts'
import { compareFiles, parseChecksums } from './verify/checksum-list.ts'
import { readBeside } from './verify/read-beside.ts'
import { readFolder } from './verify/read-folder.ts'
import { readZip } from './verify/read-zip.ts'
import { MANIFEST, type Tree } from './verify/tree.ts'
import { verifyBag } from './verify/verify-bag.ts'

/**
 * Everything that is wrong with a release, file by file; nothing when it is whole. `path`: the folder of a release, a
 * folder with its downloaded files, an unpacked bag, or the zip. `publicKey` (PEM): the release must be signed for it.
 * Refuses a path at which there is nothing.
 */
export const verifyRelease = async (path: string, publicKey?: string): Promise<string[]> => {
  const found = statSync(path, { throwIfNoEntry: false })
  if (found === undefined) throw new Refusal('invalid_query', `There is nothing at ${path}.`)
  if (found.isFile()) return verifyZip(path, publicKey)
  if (!found.isDirectory())
    throw new Refusal('invalid_query', `${path} is neither a zip nor a folder: name one of both.`)
  const tree = await readFolder(path)
  const isOwn = isReleaseId(basename(path))
  const checksums = tree.readText(CHECKSUMS_FILE)
  if (checksums === undefined && !isOwn)
    return once(tree.faults, verifyBag(tree), refuseUnsigned(publicKey, 'in the folder'))
  const list = parseChecksums(checksums ?? '', CHECKSUMS_FILE)
  return once(
    tree.faults,
    checksums === undefined ? [`${CHECKSUMS_FILE} is missing`] : list.faults,
    compareFiles(tree, list),
    verifyBag(tree, new Set([...BESIDE, ...list.digests.keys()])),
    verifySignature(checksums ?? '', (name) => tree.readText(name), publicKey),
    isOwn ? verifySummary(path, tree) : [],
  )
}

/**
 * A file may be known from several lists; what is wrong with it is reported once. Names that strangers gave are shown
 * so that they cannot speak to a terminal, nor look like a line of their own.
 */
const once = (...faults: readonly (readonly string[])[]): string[] => [
  ...new Set(faults.flat().map((fault) => fault.replaceAll(/[\p{Cc}\p{Cf}]/gu, showUnseen))),
]

const showUnseen = (character: string): string => `\\u{${character.codePointAt(0)?.toString(16) ?? ''}}`

const BESIDE = [CHECKSUMS_FILE, SIGNATURE_FILE, PUBLIC_KEY_FILE, SUMMARY_FILE, SNAPSHOT_FILE]

const verifySignature = (
  checksums: string,
  readText: (name: string) => string | undefined,
  publicKey: string | undefined,
): string[] => {
  const signature = readText(SIGNATURE_FILE)
  const key = publicKey ?? readText(PUBLIC_KEY_FILE)
  if (signature === undefined || key === undefined)
    return [`${signature === undefined ? SIGNATURE_FILE : PUBLIC_KEY_FILE} is missing`]
  if (isSigned(Buffer.from(checksums), { signature, publicKey: key })) return []
  const whose = publicKey === undefined ? PUBLIC_KEY_FILE : 'the key that was given'
  return [`${SIGNATURE_FILE} is no signature of ${CHECKSUMS_FILE} by ${whose}`]
}

const refuseUnsigned = (publicKey: string | undefined, place: string): string[] =>
  publicKey === undefined
    ? []
    : [`there is no ${CHECKSUMS_FILE} ${place}, so its signature cannot be checked`]

/** What this service keeps beside the files that can be downloaded. */
const verifySummary = (path: string, tree: Tree): string[] => {
  const summary = findSummary(path)
  if (summary === undefined) return [`${SUMMARY_FILE} is missing or damaged`]
  const { id, token } = nameRelease(tree.readText(MANIFEST) ?? '')
  const listed = [...summary.files, ...(summary.snapshot === undefined ? [] : [summary.snapshot])]
  return [
    ...(id === basename(path) ? [] : [`the folder is not called by the digest of its manifest, ${id}`]),
    ...(id === summary.id && token === summary.token
      ? []
      : [`${SUMMARY_FILE} is of another release than its manifest, ${id}`]),
    ...compareFiles(tree, { digests: new Map(listed.map(({ path: name, sha256 }) => [name, sha256])) }),
  ]
}

const verifyZip = async (path: string, publicKey: string | undefined): Promise<string[]> => {
  const tree = await readZip(path)
  const beside = readBeside(dirname(path), [CHECKSUMS_FILE, SIGNATURE_FILE, PUBLIC_KEY_FILE])
  const faults = [...tree.faults, ...(tree.files.size === 0 ? [] : verifyBag(tree)), ...beside.faults]
  const checksums = beside.readText(CHECKSUMS_FILE)
  if (checksums === undefined) return once(faults, refuseUnsigned(publicKey, 'beside the zip'))
  const { digests } = parseChecksums(checksums, CHECKSUMS_FILE)
  return once(
    faults,
    compareZip(basename(path), (await hashFile(path)).sha256, digests),
    verifySignature(checksums, beside.readText, publicKey),
  )
}

const compareZip = (name: string, sha256: string, digests: ReadonlyMap<string, string>): string[] => {
  const stated = digests.get(name)
  if (stated === undefined)
    return [`${name} is not in ${CHECKSUMS_FILE}: give it the name that it was published under`]
  return stated === sha256 ? [] : [`${name} is damaged`]
}
