import { makeRandom } from '../../sample/random.ts'
import { holdLaw, type Outcome, type World } from './hold-law.ts'
import { listMutations } from './mutations.ts'
import type { Mutated, Mutation } from './mutation.ts'
import type { WholeDocument } from './whole-document.ts'

export type Outcomes = Readonly<Record<Outcome, number>>

/** A document and a mutation of it. */
type Kind = { readonly document: WholeDocument; readonly name: string; readonly mutate: Mutation }

/**
 * Reads and joins so many mutated documents: every mutation of every document in turn, at a place that the seed chooses.
 * The next document has the next seed. Throws with the seed and the document at the first that breaks the law.
 */
export const holdDocuments = async (world: World, count: number, seed: number): Promise<Outcomes> => {
  const kinds = listKinds([...world.readings.keys()])
  const outcomes = { right: 0, flagged: 0, unseen: 0, refused: 0, stopped: 0 }
  for (let at = seed; at < seed + count; at += 1) {
    const { document, mutated } = makeCase(kinds, at)
    try {
      outcomes[await holdLaw(document, world, mutated)] += 1
    } catch (cause) {
      const place = showChange(document.text, mutated.content)
      throw new Error(`seed ${at}: ${document.publisher}, ${mutated.name}: ${place}`, { cause })
    }
  }
  return outcomes
}

const listKinds = (documents: readonly WholeDocument[]): readonly Kind[] =>
  documents.flatMap((document) =>
    Object.entries(listMutations(document))
      .map(([name, mutate]) => ({ document, name, mutate }))
      .filter(({ mutate }) => mutate(document.text, makeRandom(0)).length > 0),
  )

type Case = { readonly document: WholeDocument; readonly mutated: Mutated & { readonly name: string } }

const makeCase = (kinds: readonly Kind[], seed: number): Case => {
  const kind = kinds[seed % kinds.length]
  if (kind === undefined) throw new Error('no document can be mutated')
  const random = makeRandom(seed, SALT)
  const all = kind.mutate(kind.document.text, random)
  // By chance a mutation may find no place.
  const mutated = all.length === 0 ? { content: kind.document.text } : random.pick(all)
  return { document: kind.document, mutated: { ...mutated, name: kind.name } }
}

const SALT = 77

/** The mutated document around the first letter that is not as it was. */
const showChange = (whole: string, content: string | Uint8Array): string => {
  const text = typeof content === 'string' ? content : Buffer.from(content).toString('latin1')
  const changed = [...text].findIndex((letter, index) => letter !== whole[index])
  return JSON.stringify(text.slice(Math.max(0, changed - AROUND), changed + AROUND))
}

const AROUND = 200
