import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { namesOf } from '@rotunda/contract'
import { Type } from 'typebox'
import { Compile } from 'typebox/compile'
import { isSystemFault, parseJson, Refusal } from '../../platform/index.ts'
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
  /** File name of the next act. */
  readonly next: string
}

/** Reads the history. Refuses one that cannot be read, because it must not pass for a shorter one. */
export const readHistory = (directory: string): History => {
  const names = listNames(directory)
  const version = readNewest(directory, names)
  return {
    publications: names.map((name) => readAct(directory, name)),
    version,
    next: nameOf(Number(names[0]?.slice(0, DIGITS) ?? 0) + 1),
  }
}

/** Finds only the version of the history, which is checked every second. */
export const findVersion = (directory: string): string => readNewest(directory, listNames(directory))

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
