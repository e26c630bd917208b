import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { link, mkdir } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { namesOf } from '@rotunda/contract'
import { Type } from 'typebox'
import { Compile } from 'typebox/compile'
import { isSystemFault, parseJson, Refusal } from '../../platform/index.ts'
import { explainFullDisk, withWorkFolder } from '../build/work-folder.ts'
import { makeFileSet } from '../bundle/file-set.ts'
import { syncFolder } from '../bundle/sync-tree.ts'
import { GATES } from './gates/accept-findings.ts'
import type { Publication } from '../release.ts'

/**
 * Folder of the acts of publishing, each a file that is made once and never changed. Their names are numbers that go up
 * by one: the highest number names the current release, and two acts cannot have the same number.
 */
export const PUBLICATIONS_FOLDER = 'publications'

export type History = {
  /**
   * Acts of publishing, the newest first: the first one names the current release. Empty if nothing was ever published.
   */
  readonly publications: readonly Publication[]
  /** Changes as soon as something is published. */
  readonly version: string
  /** Newest release, if this machine does not have it. Its act does not count until its files are here. */
  readonly absent: string | undefined
}

/** Reads the history. Refuses one that cannot be read, because it must not pass for a shorter one. */
export const readHistory = (directory: string): History => {
  const all = listNames(directory)
  const names = skipAbsent(directory, all)
  const version = readNewest(directory, names)
  const absent = names.length < all.length ? findNamed(directory, all[0] ?? '') : undefined
  return { publications: names.map((name) => readAct(directory, name)), version, absent }
}

export type NumberedAct = { readonly number: number; readonly publication: Publication }

/** Reads the acts with their numbers, the newest first. */
export const listActs = (directory: string): NumberedAct[] =>
  listNames(directory).map((name) => ({
    number: Number(name.slice(0, DIGITS)),
    publication: readAct(directory, name),
  }))

/**
 * Writes an act in one step: a whole file gets its name. Returns false, and changes nothing, if another process took
 * the number first.
 */
export const addAct = async (
  directory: string,
  number: number,
  publication: Publication,
): Promise<boolean> => {
  const name = nameOf(number)
  try {
    return await withWorkFolder(directory, async (drafts) => {
      const folder = join(directory, PUBLICATIONS_FOLDER)
      makeFileSet(drafts).write(name, formatPublication(publication))
      if ((await mkdir(folder, { recursive: true })) !== undefined) await syncFolder(directory)
      return await isFirst(join(drafts, name), join(folder, name))
    })
  } catch (cause) {
    throw explainFullDisk(cause, directory)
  }
}

const isFirst = async (draft: string, place: string): Promise<boolean> => {
  try {
    await link(draft, place)
  } catch (cause) {
    if (isSystemFault(cause, 'EEXIST')) return false
    throw cause
  }
  await syncFolder(dirname(place))
  return true
}

/** Finds only the version of the history, which is checked every second. */
export const findVersion = (directory: string): string =>
  readNewest(directory, skipAbsent(directory, listNames(directory)))

/**
 * Whether a version continues the history of the one last seen. If the last act was moved away, the history went back:
 * the release before it becomes current again only by an act of its own.
 */
export const isNewer = (version: string, seen: string): boolean =>
  version !== seen && version.slice(0, DIGITS) >= seen.slice(0, DIGITS)

/** The version of a history without any act. */
export const NOTHING = ''

export const formatPublication = ({ release, published_at, accepted }: Publication): string =>
  `${JSON.stringify({ release, published_at, accepted })}\n`

const text = Type.String()
const Accepted = Type.Object({
  gate: Type.Enum(namesOf(GATES)),
  name: text,
  value: text,
  detail: text,
})
/** Earlier versions did not record the accepted findings. */
const Act = Compile(
  Type.Object({ release: text, published_at: text, accepted: Type.Optional(Type.Array(Accepted)) }),
)

const DIGITS = 8
const nameOf = (number: number): string => `${String(number).padStart(DIGITS, '0')}.json`

/** Lists the names of the acts, the newest first. */
const listNames = (directory: string): string[] => {
  try {
    const names = readdirSync(join(directory, PUBLICATIONS_FOLDER))
    return names
      .filter((name) => /^\d{8}\.json$/.test(name))
      .toSorted()
      .reverse()
  } catch (cause) {
    if (isSystemFault(cause, 'ENOENT')) return []
    throw cause
  }
}

/**
 * Leaves out the newest acts whose release is not on this machine, such as those of a restored database: the newest
 * release that is here is served until they come. Leaves out none if no release is here at all.
 */
const skipAbsent = (directory: string, names: readonly string[]): readonly string[] => {
  const first = names.findIndex((name) => {
    const release = findNamed(directory, name)
    // The reader of a damaged act refuses it.
    return release === undefined || existsSync(join(directory, release))
  })
  return first > 0 ? names.slice(first) : names
}

const findNamed = (directory: string, name: string): string | undefined => {
  const act = parseJson(readFileSync(join(directory, PUBLICATIONS_FOLDER, name), 'utf8'))
  return Act.Check(act) ? act.release : undefined
}

/**
 * Reads the newest act, with its name: an operator who moves a damaged file away and publishes again gives the same
 * name to another act.
 */
const readNewest = (directory: string, [name]: readonly string[]): string =>
  name === undefined ? NOTHING : `${name} ${readFileSync(join(directory, PUBLICATIONS_FOLDER, name), 'utf8')}`

const readAct = (directory: string, name: string): Publication => {
  const path = join(PUBLICATIONS_FOLDER, name)
  const act = parseJson(readFileSync(join(directory, path), 'utf8'))
  if (Act.Check(act)) return { ...act, accepted: act.accepted ?? [] }
  throw new Refusal(
    'unavailable',
    `${path} does not say what was published. Put the file back from a copy, or move it away and publish a release again.`,
  )
}
