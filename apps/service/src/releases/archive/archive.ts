import { join, sep } from 'node:path'
import { compareTexts } from '../../platform/index.ts'
import type { Source } from '../../publishers/index.ts'
import {
  describeDocument,
  listFacts,
  makeAddress,
  makeEditionForm,
  type AddressFacts,
  type Edition,
  type FactSchemas,
  type NewEdition,
  type Validators,
} from './edition.ts'
import { checkArchive, type ArchiveCheck } from './check-archive.ts'
import { listFiles, makeDurableFiles } from './durable-files.ts'
import {
  makeEditions,
  makeWithdrawals,
  nextId,
  type Editions,
  type WhyWithdrawn,
  type Withdrawals,
  type WithdrawnEdition,
} from './editions.ts'
import { makeObjects, type FetchObject } from './objects.ts'
import { makeUnfinished, type Unfinished } from './unfinished.ts'

export type Added = {
  /** `unchanged`: the archive had the same documents, and now notes that they were the same at this time too. */
  readonly outcome: 'new' | 'revision' | 'unchanged'
  readonly edition: Edition
}

/**
 * Keeps source documents as they were obtained, in files. The archive never changes or removes a document; a withdrawn
 * document stays, and no release uses it. Any number of processes may add at once, and the folder may be copied.
 */
export type Archive = {
  /** Every revision that was not withdrawn, sorted by publisher, declared facts, address, time and part. */
  list(): Promise<Source[]>
  /**
   * Streams a document and verifies its digest. Throws the refusal `unavailable` at once for a missing document, and at
   * the end for a damaged one.
   */
  open(sha256: string): AsyncIterable<Uint8Array>
  /** Withdrawn editions. Their documents can still be opened. */
  listWithdrawn(): Promise<WithdrawnEdition[]>
  /** Withdraws an edition by its id: no list and no later release has it. Returns false if it was withdrawn before. */
  withdraw(id: string, why: WhyWithdrawn): Promise<boolean>
  /** Finds the edition of the address that was retrieved last. */
  findLatest(address: AddressFacts): Promise<Edition | undefined>
  /** Whether the archive still has all bytes of the edition, unchanged. */
  holds(edition: readonly Pick<Source, 'sha256'>[]): Promise<boolean>
  /**
   * Adds documents; the same documents again add nothing. Changed documents become a revision of their address, all
   * parts together. The returned edition is durable. Never add a document that its publisher has not recognised.
   */
  add(documents: NewEdition): Promise<Added>
  /** Outcome that `add` would have, without adding. */
  foresee(documents: NewEdition): Promise<Added['outcome']>
  /** Finds the latest validators that came with these bytes. They may differ from those of the first retrieval. */
  findValidators(edition: Edition): Promise<Validators>
  /**
   * Notes that the documents were requested at this UTC instant and had not changed. Returns the edition as it is now.
   */
  noteChecked(edition: Edition, at: string, validators: Validators): Promise<Edition>
  /** Pages of editions whose fetch was cut off. No release uses them. */
  readonly unfinished: Unfinished
  /** Reads and verifies every file. */
  check(): Promise<ArchiveCheck>
}

/**
 * `declared`: facts that only documents of this collection have. `fetch`: brings documents that this folder lacks from a
 * store.
 */
export const openArchive = (directory: string, declared: FactSchemas, fetch?: FetchObject): Archive => {
  const names = Object.keys(declared)
  const addressOf = makeAddress(names)
  const files = makeDurableFiles(join(directory, 'drafts'))
  const objects = makeObjects(directory, files, fetch)
  const editions = makeEditions(directory, files, makeEditionForm(declared))
  const withdrawals = makeWithdrawals(directory, files)
  const unfinished = makeUnfinished({ directory, files, objects, declared, addressOf })

  const revisionsOf = makeRevisions(editions, withdrawals)

  const findPlace = async (documents: NewEdition) => {
    const address = addressOf(documents[0].facts)
    const at = documents[0].facts.retrieved_at
    const revisions = await revisionsOf.listAt(address)
    const before = revisions.findLast(([source]) => source.retrieved_at <= at)
    const after = revisions.find(([source]) => source.retrieved_at > at)
    const same = [before, after].find((edition) => edition !== undefined && isSame(edition, documents))
    return { address, revisions, before, same }
  }

  const addRevision = async (documents: NewEdition): Promise<Added> => {
    const { address, revisions, before, same } = await findPlace(documents)
    const [{ facts }] = documents
    if (same !== undefined)
      return { outcome: 'unchanged', edition: await editions.noteChecked(same, facts.retrieved_at, facts) }
    const edition = describeEdition(documents, nextId(address, await revisionsOf.listIds(address)), before)
    // If another process took the id, its edition may equal this one, or be superseded by it.
    if (!(await editions.create(edition))) return addRevision(documents)
    return { outcome: foresee({ revisions }), edition }
  }

  return {
    list: async () => {
      const found = await revisionsOf.listKept()
      return found.flat().toSorted((a, b) => compareTexts(orderOf(a, names), orderOf(b, names)))
    },
    listWithdrawn: () => revisionsOf.listWithdrawn(),
    withdraw: (id, why) => withdrawals.create(id, why),
    open: (sha256) => objects.open(sha256),
    findLatest: async (facts) => (await revisionsOf.listAt(addressOf(facts))).at(-1),
    holds: async (edition) => {
      const found = await Promise.all(edition.map(({ sha256 }) => objects.find(sha256)))
      return found.every((state) => state === 'whole')
    },
    add: async (documents) => {
      for (const { bytes } of documents) await objects.keep(bytes)
      const added = await addRevision(documents)
      await unfinished.drop(documents[0].facts)
      return added
    },
    foresee: async (documents) => foresee(await findPlace(documents)),
    findValidators: (edition) => editions.findValidators(edition),
    noteChecked: (edition, at, validators) => editions.noteChecked(edition, at, validators),
    unfinished,
    check: () =>
      checkArchive({ listFiles: () => listOwnFiles(directory), objects, editions, withdrawals, unfinished }),
  }
}

/** A folder of another name may be the archive of another collection. */
const FOLDERS = ['checks', 'documents', 'drafts', 'objects', 'unfinished', 'withdrawn']

const listOwnFiles = async (directory: string): Promise<string[]> =>
  (await listFiles(directory)).filter((path) => {
    const [first = '', ...below] = path.split(sep)
    return below.length === 0 || FOLDERS.includes(first)
  })

type Place = { readonly revisions: readonly Edition[]; readonly same?: Edition | undefined }

const foresee = ({ revisions, same }: Place): Added['outcome'] => {
  if (same !== undefined) return 'unchanged'
  return revisions.length === 0 ? 'new' : 'revision'
}

/** Compares the day of publication too: it is often learnt later, and decides which edition is the newest. */
const isSame = (edition: Edition, documents: NewEdition): boolean =>
  edition.length === documents.length &&
  documents.every((document, index) => {
    const source = edition[index]
    const { sha256, published_at, sample } = describeDocument(document, { part: index + 1 })
    return source?.sha256 === sha256 && source.published_at === published_at && source.sample === sample
  })

const describeEdition = (
  [first, ...others]: NewEdition,
  edition: string,
  before: Edition | undefined,
): Edition => {
  const supersedes = (index: number) => before?.[index]?.sha256 ?? null
  return [
    describeDocument(first, { edition, part: 1, supersedes: supersedes(0) }),
    ...others.map((document, index) =>
      describeDocument(document, { edition, part: index + 2, supersedes: supersedes(index + 1) }),
    ),
  ]
}

const orderOf = (source: Source, names: readonly string[]): string => {
  const { publisher, url, retrieved_at, edition, part } = source
  const facts = listFacts(source, names).map((value) => value ?? '')
  const place = [url.replace(/#.*$/s, ''), retrieved_at, edition, String(part).padStart(6, '0')]
  return [publisher, ...facts, ...place].join('\n')
}

type Revisions = {
  /** Ids of all editions of an address, also of withdrawn ones: no id is given twice. */
  listIds(address: string): Promise<string[]>
  /** Editions of an address in the order of their retrieval: an older copy may be added after a newer one. */
  listAt(address: string): Promise<Edition[]>
  /** All editions that were not withdrawn. */
  listKept(): Promise<Edition[]>
  listWithdrawn(): Promise<WithdrawnEdition[]>
}

const makeRevisions = (editions: Editions, withdrawals: Withdrawals): Revisions => {
  const readKept = async (ids: readonly string[]): Promise<Edition[]> => {
    const withdrawn = await withdrawals.list()
    return Promise.all(ids.filter((id) => !withdrawn.has(id)).map((id) => editions.read(id)))
  }
  const listIds = async (address: string): Promise<string[]> =>
    (await editions.list()).filter((id) => id.startsWith(`${address}-`))
  return {
    listIds,
    listAt: async (address) =>
      (await readKept(await listIds(address))).toSorted(([a], [b]) =>
        compareTexts(a.retrieved_at, b.retrieved_at),
      ),
    listKept: async () => readKept(await editions.list()),
    listWithdrawn: async () =>
      Promise.all(
        [...(await withdrawals.list())].map(async (id) => ({
          ...(await withdrawals.read(id)),
          edition: await editions.read(id),
        })),
      ),
  }
}
