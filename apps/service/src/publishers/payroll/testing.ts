import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { DocumentRefused, type Publisher, type ReadRow } from '../publisher.ts'
import { openBytes } from '../streams/document-bytes.ts'
import { aSource } from '../testing.ts'
import { OBSERVATIONS, type ObservationDraft, type ObservationRow } from './observation-draft.ts'

type Facts = { readonly url?: string; readonly period_start?: string; readonly period_end?: string }

/** The whole document as its publisher reads it. */
export const readPayroll = async (
  publisher: Publisher<Facts>,
  document: string | Uint8Array,
  facts: Facts = {},
  piece?: number,
) => {
  const bytes = typeof document === 'string' ? new TextEncoder().encode(document) : document
  const source = { ...aSource(bytes, { publisher: publisher.name }), ...facts }
  const needs = { source, open: openBytes(bytes, piece) }
  const series = await publisher.findSeries(needs)
  const reading = publisher.read(needs)
  const rows: ReadRow[] = []
  for (;;) {
    const { done, value } = await reading.next()
    if (done === true) return { series, rows, totals: value, observations: rows.filter(isObservation) }
    rows.push(value)
  }
}

export const isObservation = (row: ReadRow): row is ObservationRow =>
  row.kind === 'row' && row.table === OBSERVATIONS

export type ReadPayroll = Awaited<ReturnType<typeof readPayroll>>

/** The observation of the one person of this name. */
export const draftOf = ({ observations }: ReadPayroll, name: string): ObservationDraft => {
  const [found, ...others] = observations.filter(({ draft }) => draft.name_raw === name)
  if (found === undefined || others.length > 0) throw new Error(`${others.length + 1} rows of ${name}`)
  return found.draft
}

export const refused =
  (...reasons: RegExp[]) =>
  (error: unknown): boolean =>
    error instanceof DocumentRefused && reasons.every((reason) => reason.test(error.message))

const REFERENCE = join(import.meta.dirname, '../../../../../../shared/reference/disbursements')

/** Why tests on real files do not run; false where the files are there. */
export const skipPayrolls = existsSync(REFERENCE)
  ? false
  : 'the folder ../shared/reference/disbursements is not here'

export const readReferencePayroll = (file: string): Buffer => readFileSync(join(REFERENCE, file))

/** The pages that begin an office, one after the other, where every second page of the report is here. */
export const readReferencePages = (): string => {
  const folder = join(REFERENCE, 'senate/118sdoc13-pages')
  const numberOf = (file: string): number => Number(/\d+/.exec(file)?.[0])
  const files = readdirSync(folder).toSorted((one, other) => numberOf(one) - numberOf(other))
  const pages = files.map((file) => readFileSync(join(folder, file), 'utf8'))
  return pages.filter((page) => page.includes('DETAILED AND SUMMARY STATEMENT')).join('')
}
