import type { Source } from '../../publishers/index.ts'
import { UnreadableFile, withdrawalPath, type Editions, type Withdrawals } from './editions.ts'
import { objectPath, type Objects } from './objects.ts'
import type { Unfinished } from './unfinished.ts'

export type ArchiveProblem = {
  readonly kind: 'missing' | 'damaged' | 'unreadable' | 'orphan'
  /** Path of the damaged file, relative to the archive. */
  readonly path: string
  /** Explanation of the problem, and the remedy. */
  readonly detail: string
}

export type ArchiveCheck = {
  /** Every readable revision that was not withdrawn. */
  readonly sources: readonly Source[]
  readonly problems: readonly ArchiveProblem[]
}

export type CheckNeeds = {
  /** Every file of the archive, relative to it. */
  readonly listFiles: () => Promise<string[]>
  readonly objects: Objects
  readonly editions: Editions
  readonly withdrawals: Pick<Withdrawals, 'list'>
  readonly unfinished: Unfinished
}

/** Reads every file of the archive, and verifies the digest of every document. */
export const checkArchive = async ({
  listFiles,
  objects,
  editions,
  withdrawals,
  unfinished,
}: CheckNeeds): Promise<ArchiveCheck> => {
  // Files are listed before entries, so a file that another process adds meanwhile is no orphan.
  const files = await listFiles()
  const entries = await readEntries(editions)
  const withdrawn = await withdrawals.list()
  const pages = await unfinished.list()
  const sources = entries.flatMap(({ sources: read }) => read)
  const unreadable = [
    ...entries.flatMap(({ problem }) => problem ?? []),
    ...pages.filter(({ digests }) => digests === undefined).map(({ name }) => brokenPages(name)),
  ]
  const digests = new Set([
    ...sources.map(({ sha256 }) => sha256),
    ...pages.flatMap((page) => page.digests ?? []),
  ])
  const known = new Set([
    ...[...digests].map(objectPath),
    ...entries.flatMap(({ id }) => [`documents/${id}.json`, `checks/${id}.json`, withdrawalPath(id)]),
    ...pages.map(({ name }) => `unfinished/${name}`),
  ])
  const problems = [
    ...unreadable,
    ...(await findLost(objects, digests, sources)),
    ...findGaps(sources),
    // The files of an unreadable entry would look like orphans, but must not be deleted.
    ...(unreadable.length > 0 ? [] : files.filter((path) => !known.has(path)).map(orphan)),
  ]
  return { sources: sources.filter(({ edition }) => !withdrawn.has(edition)), problems }
}

type Entry = { readonly id: string; readonly sources: readonly Source[]; readonly problem?: ArchiveProblem }

const readEntries = async (editions: Editions): Promise<Entry[]> => {
  const entries: Entry[] = []
  for (const id of await editions.list()) entries.push(await readEntry(editions, id))
  return entries
}

const readEntry = async (editions: Editions, id: string): Promise<Entry> => {
  try {
    return { id, sources: await editions.read(id) }
  } catch (cause) {
    if (!(cause instanceof UnreadableFile)) throw cause
    return { id, sources: [], problem: { kind: 'unreadable', path: cause.path, detail: cause.message } }
  }
}

const findLost = async (
  objects: Objects,
  digests: ReadonlySet<string>,
  sources: readonly Source[],
): Promise<ArchiveProblem[]> => {
  const problems: ArchiveProblem[] = []
  for (const sha256 of digests) {
    const kind = await objects.find(sha256)
    if (kind !== 'whole')
      problems.push({
        kind,
        path: objectPath(sha256),
        detail: `The document is ${kind}. Put it back from a copy of the archive${addAgain(sha256, sources)}.`,
      })
  }
  return problems
}

/** An edition that is added without its own time counts as the newest, even if the archive has later ones. */
const addAgain = (sha256: string, sources: readonly Source[]): string => {
  const source = sources.find((each) => each.sha256 === sha256)
  return source === undefined
    ? ''
    : `, or add the same document again with --retrieved ${source.retrieved_at}: without that option, it counts as the newest`
}

const findGaps = (sources: readonly Source[]): ArchiveProblem[] => {
  const digests = new Set(sources.map(({ sha256 }) => sha256))
  return sources
    .filter(({ supersedes }) => supersedes !== null && !digests.has(supersedes))
    .map(({ edition, supersedes }) => ({
      kind: 'missing',
      path: `documents/${edition}.json`,
      detail: `The edition supersedes ${supersedes ?? ''}, whose entry is missing. Put that entry back from a copy of the archive.`,
    }))
}

const brokenPages = (name: string): ArchiveProblem => ({
  kind: 'unreadable',
  path: `unfinished/${name}`,
  detail:
    'This list of the pages of an interrupted fetch cannot be read. Delete it: the next fetch starts again.',
})

const orphan = (path: string): ArchiveProblem => ({
  kind: 'orphan',
  path,
  detail:
    'No entry names this file: it was left behind by an interrupted addition. Delete it while nothing is being added.',
})
