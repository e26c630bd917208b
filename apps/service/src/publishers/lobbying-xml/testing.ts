import { strToU8, zipSync } from 'fflate'
import type { Publisher, ReadRow } from '../publisher.ts'
import { openBytes } from '../streams/document-bytes.ts'
import { aSource } from '../testing.ts'

type Files = Readonly<Record<string, string | Uint8Array>>

/** An archive of these files. */
export const pack = (files: Files): Uint8Array =>
  zipSync(
    Object.fromEntries(
      Object.entries(files).map(([name, file]) => [name, typeof file === 'string' ? strToU8(file) : file]),
    ),
    { mtime: new Date(2026, 0, 5, 12) },
  )

/** Reads an archive as a build does: the document is known, and then read. */
export const readDocument = async (
  publisher: Publisher,
  url: string,
  bytes: Uint8Array,
): Promise<readonly ReadRow[]> => {
  const needs = { open: openBytes(bytes), source: aSource(bytes, { publisher: 'guidance', url }) }
  await publisher.findSeries(needs)
  return Array.fromAsync(publisher.read(needs))
}

/** Drafts of a table. The caller names their type. */
export const listDrafts = (rows: readonly ReadRow[], table: string): readonly unknown[] =>
  rows.flatMap((row) => (row.kind === 'row' && row.table === table ? [row.draft] : []))

export const listRefusals = (rows: readonly ReadRow[]): readonly string[] =>
  rows.flatMap((row) => (row.kind === 'refused' ? [`${row.reason}: ${row.detail}`] : []))
