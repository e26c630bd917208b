import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Type } from 'typebox'
import { Compile } from 'typebox/compile'
import { isSystemFault } from '../platform/index.ts'
import { SUMMARY_FILE } from './release-names.ts'
import type { ReleaseSummary } from './release.ts'

/** Reads the summary of a release; undefined if it is missing or damaged. */
export const findSummary = (directory: string): ReleaseSummary | undefined => {
  try {
    const summary: unknown = JSON.parse(readFileSync(join(directory, SUMMARY_FILE), 'utf8'))
    return isSummary(summary) ? summary : undefined
  } catch (cause) {
    if (cause instanceof SyntaxError || isSystemFault(cause, 'ENOENT', 'ENOTDIR')) return undefined
    throw cause
  }
}

const file = { path: Type.String(), sha256: Type.String(), bytes: Type.Integer() }

/**
 * Fields that every reader relies on: earlier versions wrote fewer facts of a dataset, and their releases are still
 * served.
 */
const shape = Compile(
  Type.Object({
    id: Type.String(),
    token: Type.String(),
    files: Type.Array(Type.Object({ ...file, media_type: Type.String() })),
    checks: Type.Array(Type.Object({ name: Type.String(), passed: Type.Boolean(), detail: Type.String() })),
    datasets: Type.Array(Type.Object({ dataset: Type.String(), rows: Type.Integer() })),
    snapshot: Type.Optional(Type.Object(file)),
  }),
)

/** Only writeRelease writes the remaining fields, and verifyRelease checks them against the files. */
const isSummary = (value: unknown): value is ReleaseSummary => shape.Check(value)
