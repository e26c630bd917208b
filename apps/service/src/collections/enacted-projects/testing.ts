import assert from 'node:assert/strict'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { getControlTotals } from '../../publishers/enacted-projects/index.ts'
import { openBytes } from '../../publishers/index.ts'
import { buildRelease, type BuiltRelease } from '../../releases/build/index.ts'
import { makeNeeds } from '../../releases/testing.ts'
import { makeDocument as makeAnyDocument, type TestDocument } from '../families/testing.ts'
import { ENACTED_PROJECTS } from './index.ts'

export type { TestDocument } from '../families/testing.ts'

/** A document with the facts of tables of enacted projects. */
export const makeDocument = (
  publisher: string,
  content: string | Uint8Array,
  facts: Readonly<Record<string, unknown>> = {},
): TestDocument => {
  const url = typeof facts['url'] === 'string' ? facts['url'] : `https://${publisher}.example/table`
  const given = { media_type: 'text/csv', edition: `${publisher} ${url}`, ...NO_FACTS, ...facts, url }
  return makeAnyDocument(publisher, content, given)
}

const NO_FACTS = { fiscal_year: null, subcommittee: null, act: null, rows: null }

/** The release of enacted projects that is made of these documents, and of the totals that come with the service. */
export const buildEnacted = (
  directory: string,
  documents: readonly TestDocument[],
): Promise<BuiltRelease> => {
  const included = getControlTotals()
  return buildRelease({
    ...makeNeeds(directory, []),
    collection: ENACTED_PROJECTS,
    sources: [...documents.map(({ source }) => source), included.source],
    openSource: (sha256) => {
      if (sha256 === included.source.sha256) return included.open()
      const found = documents.find(({ source }) => source.sha256 === sha256)
      return found === undefined ? assert.fail(sha256) : openBytes(found.bytes)()
    },
  })
}

const FOLDER = join(import.meta.dirname, '../../../../../../shared/reference/enacted')

/** Reason to skip tests of the reference files; false where they are. */
export const noReference = existsSync(FOLDER) ? false : 'the reference files are not here'

export const readReference = (name: string): Buffer => readFileSync(join(FOLDER, name))

export const BPC_FILE = 'bpc_fy2022_enacted_cpf_cds_six_subcommittees.csv'
