import { randomUUID } from 'node:crypto'
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { portalMigrations } from '../../access/index.ts'
import { digestOf } from '../../people/index.ts'
import { makePeopleNeeds } from '../../people/testing.ts'
import type { OpenTestStore } from '../../platform/store/testing.ts'
import {
  addReportFile,
  copiesMigration,
  fileClientsMigration,
  fileErasuresMigration,
  ledgerMigration,
  openEvidenceFolder,
  reportsMigration,
  type FileNeeds,
  type ReportRow,
} from '../index.ts'
import { putReport } from './put-report.ts'

export const AT = new Date('2026-03-02T12:00:00Z')

export const pdf = (words: string, bytes = 0) =>
  Buffer.concat([Buffer.from(`%PDF-1.7\n${words}\n`), Buffer.alloc(bytes), Buffer.from('%%EOF\n')])

/** Opens a store and a folder for files of evidence, with reports of which each has a secret of its own. */
export const openEvidenceTest = async (open: OpenTestStore) => {
  const store = await open(
    [
      ...portalMigrations,
      ledgerMigration,
      reportsMigration,
      copiesMigration,
      fileClientsMigration,
      fileErasuresMigration,
    ],
    () => AT,
  )
  const directory = mkdtempSync(join(tmpdir(), 'rotunda-evidence-'))
  const never = () => {
    throw new Error('no record is read')
  }
  const book = {
    find: never,
    fit: never,
    readLedgerFile: never,
    lacksPublishedLines: never,
    listMoves: never,
    listEditions: never,
  }
  const found = { scan: null as 'clean' | 'infected' | null }
  const evidence = openEvidenceFolder(directory)
  const scan = () => Promise.resolve(found.scan)
  const needs: FileNeeds = { ...makePeopleNeeds(store), book, scan, evidence }
  return {
    store,
    needs,
    directory,
    found,
    close: async () => {
      await store.destroy()
      rmSync(directory, { recursive: true })
    },
    putReport: async (changes: Partial<Omit<ReportRow, 'published'>> = {}) => {
      const secret = randomUUID()
      const usual = { secret: digestOf(secret), contact_key: null, contact_body: null }
      return { number: await putReport(store, { ...usual, ...changes }), secret }
    },
    add: (secret: string, name: string, bytes: Buffer, countedAs = secret) =>
      addReportFile(needs, { secret, name, bytes, countedAs }, AT),
    onDisk: () => readdirSync(directory).sort(),
  }
}
