import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Source } from '../../publishers/index.ts'
import type { BuiltRelease } from '../../releases/build/index.ts'
import { buildDocuments, makeDocument, type TestDocument } from '../families/testing.ts'
import { FOREIGN_AGENTS } from './index.ts'

export type { TestDocument } from '../families/testing.ts'

/** A file of an edition, under the address that all its editions share. */
export const makeEdition = (
  file: string,
  day: string,
  content: string | Uint8Array,
  facts: Partial<Source> = {},
): TestDocument =>
  makeDocument('fara', content, {
    url: `https://fara.example/${file}.csv`,
    media_type: 'text/csv',
    retrieved_at: `${day}T12:00:00.000Z`,
    published_at: day,
    edition: `${file} ${day}`,
    ...facts,
  })

/** The release of these documents. */
export const buildForeignAgents = (
  directory: string,
  documents: readonly TestDocument[],
): Promise<BuiltRelease> => buildDocuments(FOREIGN_AGENTS, directory, documents)

const REFERENCE = join(import.meta.dirname, '../../../../../../shared/reference/fara')

/** Why tests on real files do not run; false where the files are there. */
export const skipReference = existsSync(REFERENCE) ? false : 'the folder ../shared/reference/fara is not here'

export const readReference = (file: string): Uint8Array => readFileSync(join(REFERENCE, file))
