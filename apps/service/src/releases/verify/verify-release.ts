import { statSync, readFileSync, readdirSync, existsSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { OperatorFault } from '../../platform/index.ts'
import { hashFile } from '../bundle/file-set.ts'
import { nameRelease, formatOxum } from '../bundle/write-bag.ts'
import {
  CHECKSUMS_FILE,
  isReleaseId,
  PUBLIC_KEY_FILE,
  SIGNATURE_FILE,
  SNAPSHOT_FILE,
  SUMMARY_FILE,
} from '../release-names.ts'
import { findSummary } from '../find-summary.ts'
import { isSigned } from './signature.ts'
import {
  BAG_INFO,
  compareFiles,
  findHuge,
  isText,
  MANIFEST,
  parseChecksums,
  TAG_MANIFEST,
  type Tree,
} from './tree.ts'
import { readZip } from './read-zip.ts'

/** Result of checking a release, its bag or its zip. */
export type CheckedRelease = {
  /** All faults, file by file; empty if everything is whole. */
  readonly faults: readonly string[]
  /** Key of the verified signature: the one beside it, or the given one. */
  readonly signedFor: 'own_key' | 'given_key' | undefined
  /** Reasons why whole files are not proved to be signed for the given key. */
  readonly unsigned: readonly string[]
}

/** Lists all faults of a release: damage, and a missing signature for `publicKey` if one is given. */
export const verifyRelease = async (path: string, publicKey?: string): Promise<string[]> => {
  const { faults, unsigned } = await examineRelease(path, publicKey)
  return [...faults, ...unsigned]
}

/**
 * Reads every file of a release. `path`: the folder of a release, a folder with its downloaded files, an unpacked bag,
 * or the zip. `publicKey` (PEM): the release must be signed for it. Before it reads anything, refuses a path that does
 * not exist, and a folder that cannot be a release.
 */
export const examineRelease = async (path: string, publicKey?: string): Promise<CheckedRelease> => {
  const found = statSync(path, { throwIfNoEntry: false })
  if (found === undefined) throw new OperatorFault('invalid_query', `There is nothing at ${path}.`)
  if (found.isFile()) return examineZip(path, publicKey)
  if (!found.isDirectory())
    throw new OperatorFault('invalid_query', `${path} is neither a zip nor a folder. Name a zip or a folder.`)
  const isOwn = isReleaseId(basename(path))
  if (!isOwn) refuseStrangeFolder(path)
  const tree = await readFolder(path)
  const checksums = tree.readText(CHECKSUMS_FILE)
  if (checksums === undefined && !isOwn)
    return { faults: once(tree.faults, verifyBag(tree)), ...leaveUnsigned(publicKey, 'in the folder') }
  const list = parseChecksums(checksums ?? '', CHECKSUMS_FILE)
  const { damaged, ...signature } = checkSignature(checksums ?? '', (name) => tree.readText(name), publicKey)
  return {
    faults: once(
      tree.faults,
      checksums === undefined ? [`${CHECKSUMS_FILE} is missing`] : list.faults,
      compareFiles(tree, list),
      verifyBag(tree, new Set([...BESIDE, ...list.digests.keys()])),
      damaged,
      isOwn ? verifySummary(path, tree) : [],
    ),
    ...signature,
  }
}

/**
 * Lists each fault once, because several lists may name a file. Names from strangers are escaped, so that they can
 * neither control a terminal nor imitate a line of output.
 */
const once = (...faults: readonly (readonly string[])[]): string[] => [
  ...new Set(faults.flat().map((fault) => fault.replaceAll(/[\p{Cc}\p{Cf}]/gu, showUnseen))),
]

const showUnseen = (character: string): string => `\\u{${character.codePointAt(0)?.toString(16) ?? ''}}`

const BESIDE = [CHECKSUMS_FILE, SIGNATURE_FILE, PUBLIC_KEY_FILE, SUMMARY_FILE, SNAPSHOT_FILE]

type Signature = Pick<CheckedRelease, 'signedFor' | 'unsigned'> & { readonly damaged: readonly string[] }

/**
 * Checks the signature. A signature that fits the key beside it, but not the given key, was made by another signer: the
 * files are not damaged.
 */
const checkSignature = (
  checksums: string,
  readText: (name: string) => string | undefined,
  given: string | undefined,
): Signature => {
  const [signature, own] = [readText(SIGNATURE_FILE), readText(PUBLIC_KEY_FILE)]
  const isBy = (publicKey: string | undefined) =>
    signature !== undefined &&
    publicKey !== undefined &&
    isSigned(Buffer.from(checksums), { signature, publicKey })
  const missing = [
    ...(signature === undefined ? [SIGNATURE_FILE] : []),
    ...(given === undefined && own === undefined ? [PUBLIC_KEY_FILE] : []),
  ]
  if (missing.length > 0)
    return { damaged: missing.map((name) => `${name} is missing`), signedFor: undefined, unsigned: [] }
  if (isBy(given ?? own))
    return { damaged: [], signedFor: given === undefined ? 'own_key' : 'given_key', unsigned: [] }
  const keyName = given === undefined ? PUBLIC_KEY_FILE : 'the given key'
  const fault = [`${SIGNATURE_FILE} is not a signature of ${CHECKSUMS_FILE} by ${keyName}`]
  return given !== undefined && isBy(own)
    ? { damaged: [], signedFor: 'own_key', unsigned: fault }
    : { damaged: fault, signedFor: undefined, unsigned: [] }
}

const leaveUnsigned = (given: string | undefined, place: string): Omit<CheckedRelease, 'faults'> => ({
  signedFor: undefined,
  unsigned:
    given === undefined ? [] : [`there is no ${CHECKSUMS_FILE} ${place}, so its signature cannot be checked`],
})

/** Checks the summary, which this service keeps beside the downloads. */
const verifySummary = (path: string, tree: Tree): string[] => {
  const summary = findSummary(path)
  if (summary === undefined) return [`${SUMMARY_FILE} is missing or damaged`]
  const { id, token } = nameRelease(tree.readText(MANIFEST) ?? '')
  const listed = [...summary.files, ...(summary.snapshot === undefined ? [] : [summary.snapshot])]
  return [
    ...(id === basename(path) ? [] : [`the folder is not named after the digest of its manifest, ${id}`]),
    ...(id === summary.id && token === summary.token
      ? []
      : [`${SUMMARY_FILE} belongs to a different release from its manifest, ${id}`]),
    ...compareFiles(tree, { digests: new Map(listed.map(({ path: name, sha256 }) => [name, sha256])) }),
  ]
}

const examineZip = async (path: string, publicKey: string | undefined): Promise<CheckedRelease> => {
  const tree = await readZip(path)
  const beside = readBeside(dirname(path), [CHECKSUMS_FILE, SIGNATURE_FILE, PUBLIC_KEY_FILE])
  const faults = [...tree.faults, ...(tree.files.size === 0 ? [] : verifyBag(tree)), ...beside.faults]
  const checksums = beside.readText(CHECKSUMS_FILE)
  if (checksums === undefined) return { faults: once(faults), ...leaveUnsigned(publicKey, 'beside the zip') }
  const { digests } = parseChecksums(checksums, CHECKSUMS_FILE)
  const { damaged, ...signature } = checkSignature(checksums, beside.readText, publicKey)
  return {
    faults: once(faults, compareZip(basename(path), (await hashFile(path)).sha256, digests), damaged),
    ...signature,
  }
}

const compareZip = (name: string, sha256: string, digests: ReadonlyMap<string, string>): string[] => {
  const stated = digests.get(name)
  if (stated === undefined)
    return [`${name} is not in ${CHECKSUMS_FILE}: give the file the name under which it was published`]
  return stated === sha256 ? [] : [`${name} is damaged`]
}

/** Reads the small files beside a zip. */
const readBeside = (folder: string, names: readonly string[]): Pick<Tree, 'faults' | 'readText'> => {
  const sizes = new Map<string, number>()
  for (const name of names) {
    const found = statSync(join(folder, name), { throwIfNoEntry: false })
    if (found?.isFile() === true) sizes.set(name, found.size)
  }
  return {
    faults: [...sizes].flatMap(([name, bytes]) => findHuge(name, bytes)),
    readText: (name) =>
      isText(name, sizes.get(name) ?? Infinity) ? readFileSync(join(folder, name), 'utf8') : undefined,
  }
}

/** Reads every file below a folder. Links are not followed: their targets are no part of it. */
const readFolder = async (directory: string): Promise<Tree> => {
  const files = new Map<string, { bytes: number; sha256: string }>()
  const faults: string[] = []
  const walk = async (folder: string): Promise<void> => {
    for (const entry of readdirSync(join(directory, folder), { withFileTypes: true })) {
      const path = folder === '' ? entry.name : `${folder}/${entry.name}`
      if (entry.isDirectory()) await walk(path)
      else if (entry.isFile()) files.set(path, await hashFile(join(directory, path)))
      else faults.push(`${path} is ${entry.isSymbolicLink() ? 'a link' : 'no file'}`)
    }
  }
  await walk('')
  return {
    files,
    faults: [...faults, ...[...files].flatMap(([path, { bytes }]) => findHuge(path, bytes))],
    readText: (path) =>
      isText(path, files.get(path)?.bytes ?? Infinity)
        ? readFileSync(join(directory, path), 'utf8')
        : undefined,
  }
}

/**
 * Refuses a folder that has none of the files of every release and every bag: it may be any folder, and large. The
 * refusal names the folders in it that could be meant.
 */
const refuseStrangeFolder = (folder: string): void => {
  if (SIGNS.some((name) => existsSync(join(folder, name)))) return
  const [match, ...others] = listMatches(folder)
  const hint =
    match === undefined || others.length > 0 ? '' : ` ${match} lies in it: name that folder or zip.`
  throw new OperatorFault(
    'invalid_query',
    `${folder} is not a release: it holds no ${SIGNS.join(', no ')}.${hint}`,
  )
}

const SIGNS = ['bagit.txt', MANIFEST, CHECKSUMS_FILE]

/** Lists the zips in a folder, and the folders that are bags. */
const listMatches = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true })
    .filter((entry) =>
      entry.isDirectory()
        ? existsSync(join(folder, entry.name, 'bagit.txt'))
        : entry.isFile() && /\.zip$/i.test(entry.name),
    )
    .map(({ name }) => join(folder, name))

/** Finds the faults of a bag (RFC 8493). `known`: files beside the bag that are not part of it. */
const verifyBag = (tree: Tree, known: ReadonlySet<string> = new Set()): string[] => {
  const lists = [MANIFEST, TAG_MANIFEST].map((name) => parseChecksums(tree.readText(name) ?? '', name))
  const named = new Set([TAG_MANIFEST, ...known, ...lists.flatMap(({ digests }) => [...digests.keys()])])
  return [
    ...['bagit.txt', MANIFEST, TAG_MANIFEST].flatMap((name) =>
      tree.files.has(name) ? [] : [`${name} is missing`],
    ),
    ...lists.flatMap((list) => [...list.faults, ...compareFiles(tree, list)]),
    ...[...tree.files.keys()]
      .filter((path) => !named.has(path))
      .map((path) => `${path} does not belong there`),
    ...verifyOxum(tree),
  ]
}

const verifyOxum = ({ files, readText }: Tree): string[] => {
  const info = readText(BAG_INFO)
  if (info === undefined) return [`${BAG_INFO} is missing`]
  const [, stated] = /^Payload-Oxum: (.*)$/m.exec(info) ?? []
  const payload = [...files].filter(([path]) => path.startsWith('data/')).map(([, file]) => file)
  const found = formatOxum(payload)
  return stated === found
    ? []
    : [`${BAG_INFO} states Payload-Oxum ${stated ?? 'nowhere'}, but the files have ${found}`]
}
