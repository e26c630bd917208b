import type { DatabaseSync } from 'node:sqlite'
import type { LedgerCorrection } from '../../corrections/index.ts'
import type { Source } from '../../publishers/index.ts'
import type { Collection, Grouping } from '../collection.ts'
import type { BuildSteps } from './build-steps.ts'
import { chooseSources, type Choice } from './choose-sources.ts'
import { correctRows, type Corrected } from './correct-rows.ts'
import { addMadeRows } from './add-made-rows.ts'
import { followHistory, type History } from './history/follow-history.ts'
import { identifyRows } from './identify-rows.ts'
import { cleanReadings } from './readings/clean-readings.ts'
import type { DocumentReader } from './readings/document-reader.ts'
import { stageRows } from './stage-rows.ts'
import { openStaging, type Staging } from './staging.ts'
import { digestOf } from './digest-of.ts'
import { compareCells, NUMBER, numberRows, runInSlices } from './number-rows.ts'

/** All that a release is made of, before it is written. Rows are in the staging file. */
export type ReleaseContents = {
  readonly staging: Staging
  readonly steps: BuildSteps
  readonly choice: Choice
  /** Ids that two rows would have had. */
  readonly collisions: number
  readonly history: History
  readonly corrected: readonly Corrected[]
}

export type ContentNeeds = {
  readonly collection: Collection
  readonly sources: readonly Source[]
  readonly documents: DocumentReader
  readonly corrections: readonly LedgerCorrection[]
  readonly say: (doing: string) => void
}

/** Reads the documents that count. The caller closes the staging file. */
export const readContents = async (path: string, needs: ContentNeeds): Promise<ReleaseContents> => {
  const { collection, corrections, say } = needs
  say('Choosing the newest documents')
  const choice = await chooseSources(needs)
  const staging = openStaging(path)
  try {
    const steps = collection.begin(staging)
    const reading = { ...needs, documents: cleanReadings(needs.documents), staging, steps, choice }
    await stageRows({ ...reading, chosen: choice.chosen })
    say('Telling rows and groups apart')
    const collisions = identifyRows(staging.database)
    const history = await followHistory(reading)
    const corrected = correctRows(staging, collection, corrections)
    if (collection.grouping !== undefined) groupRows(staging.database, collection.grouping)
    steps.derive?.()
    const doubles = addMadeRows(staging, collection, steps.make?.() ?? [])
    return { staging, steps, choice, collisions: collisions + doubles, history, corrected }
  } catch (cause) {
    staging.close()
    throw cause
  }
}

/**
 * Groups rows with the same shared key and different distinguishing cells under one name; rows that agree in both are
 * separate things.
 */
const groupRows = (staging: DatabaseSync, { prefix }: Grouping): void => {
  compareCells(staging, 'shared')
  staging.function(
    'name_group',
    { deterministic: true },
    (shared, again) => `${prefix}-${digestOf([shared, again], 16)}`,
  )
  const isGrouped = 'apart is not null'
  numberRows(staging, 'coalesce(shared, id), apart', isGrouped)
  runInSlices(staging, `update rows set grouped = name_group(coalesce(shared, id), ${NUMBER})`, isGrouped)
}
