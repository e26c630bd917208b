import type { DatabaseSync } from 'node:sqlite'
import type { LedgerCorrection } from '../../corrections/index.ts'
import type { Source } from '../../publishers/index.ts'
import { chooseSources, type Choice, type OpenSource, type Publishers } from './choose-sources.ts'
import { correctRows, type Corrected } from './correct-rows.ts'
import { finishLines, type FinishedLines } from './finish-lines.ts'
import { followHistory, type History } from './history/follow-history.ts'
import { groupProjects, identifyRows } from './identify-rows.ts'
import { stageRows } from './stage-rows.ts'
import type { StagedSource } from './staged-source.ts'
import { openStaging } from './staging.ts'

/** All that a release is made of, before it is written. Records are in the staging file. */
export type ReleaseContents = {
  readonly staging: DatabaseSync
  readonly choice: Choice
  readonly staged: readonly StagedSource[]
  /** Ids that two records would have had. */
  readonly collisions: number
  readonly history: History
  readonly corrected: readonly Corrected[]
  readonly guidance: FinishedLines
}

export type ContentNeeds = {
  readonly sources: readonly Source[]
  readonly openSource: OpenSource
  readonly publishers: Publishers
  readonly corrections: readonly LedgerCorrection[]
  readonly say: (doing: string) => void
}

/** Reads the documents that count. The caller closes the staging file. */
export const readContents = async (path: string, needs: ContentNeeds): Promise<ReleaseContents> => {
  const { corrections, say } = needs
  say('Choosing the newest documents')
  const choice = await chooseSources(needs)
  const staging = openStaging(path)
  try {
    const staged = await stageRows({ ...needs, staging, chosen: choice.chosen })
    say('Telling rows and projects apart')
    const collisions = identifyRows(staging)
    const history = await followHistory({ ...needs, staging, choice, staged })
    const corrected = correctRows(staging, corrections)
    groupProjects(staging)
    return { staging, choice, staged, collisions, history, corrected, guidance: finishLines(staging) }
  } catch (cause) {
    staging.close()
    throw cause
  }
}
