import { join } from 'node:path'
import {
  checkLedgerChain,
  isKnownFile,
  readLedger,
  readLedgerBytes,
  type LedgerFault,
} from '../corrections/index.ts'
import { fitCorrections } from '../releases/build/index.ts'
import { listReleases } from '../releases/publish/index.ts'
import { readLedgerFile } from '../wiring/ledger-file.ts'
import { COLLECTION_OPTION } from './choose-collection.ts'
import { chooseCorrected } from './choose-corrected.ts'
import type { StoreCommandContext } from './command-context.ts'
import type { Command } from './command.ts'

export const correctionsCheck: Command = {
  words: 'corrections check',
  onlyLooks: true,
  summary: 'Check every line of the ledger of corrections. Builds nothing.',
  details:
    'The command names lines that it cannot read, that do not fit their record, or that were withdrawn, and a ledger ' +
    'or a file that was changed. It reads new lines of the file that are not imported yet. It looks records up in the ' +
    'published release, or else in the last release built: later documents may have other values.',
  examples: ['corrections check'],
  options: [COLLECTION_OPTION],
  run: async (line, context) => {
    const { collection, file, releases } = chooseCorrected(line, context)
    const { text, state, brokenAt } = await readBoth(context, collection.name, file)
    const { corrections, withdrawals, faults } = readLedger(text)
    const release = findRelease(releases)
    context.reportProgress('Reading the records of the release')
    const fitted = release === undefined ? [] : fitCorrections(release, collection, corrections)
    const unfit = fitted.filter(({ outcome }) => !FITS.some((fit) => fit === outcome))
    const obstacles = [
      ...describeWay(faults.length, unfit.length),
      ...(isOther(state) ? [`${file} ${FILE_STATES[state]}`] : []),
      ...(brokenAt === null ? [] : [describeBroken(brokenAt)]),
    ]
    return {
      json: {
        release: release?.split('/').at(-1) ?? null,
        file: state,
        broken_at: brokenAt,
        faults,
        corrections: fitted.map(reportFit),
        withdrawn: withdrawals.length,
        sound: obstacles.length === 0,
      },
      text: [
        ...faults.map((fault) => describeFault(fault)),
        ...fitted.flatMap(describeFit),
        ...(release === undefined && corrections.length > 0 ? [NO_RELEASE] : []),
        `${corrections.length} ${corrections.length === 1 ? 'correction' : 'corrections'}, ${withdrawals.length} withdrawn.`,
      ].join('\n'),
      refused: obstacles.length === 0 ? undefined : obstacles.join(' '),
    }
  },
}

/** States of the file that keep a release from being built. */
const FILE_STATES = {
  not_imported: 'has lines that are not imported. To import them, run "corrections import".',
  different:
    'does not begin with the ledger of the database. Keep its new lines in another file, run "corrections export", and add them at the end.',
} as const

type FileState = keyof typeof FILE_STATES | 'imported' | 'absent'

const isOther = (state: FileState): state is keyof typeof FILE_STATES => state in FILE_STATES

/** Reads the ledger, with the new lines of its file. */
const readBoth = async ({ store }: Pick<StoreCommandContext, 'store'>, collection: string, file: string) => {
  const { brokenAt } = await checkLedgerChain(store, collection)
  const ledger = await readLedgerBytes(store, collection)
  const bytes = await readLedgerFile(file)
  const isKnown = bytes !== undefined && (await isKnownFile(store, { collection, bytes }))
  const state = isKnown ? 'imported' : compareFile(ledger, bytes)
  const text = state === 'not_imported' ? (bytes ?? ledger) : ledger
  return { text: text.toString('utf8'), state, brokenAt }
}

const compareFile = (ledger: Buffer, bytes: Buffer | undefined): FileState => {
  if (bytes === undefined) return 'absent'
  return bytes.subarray(0, ledger.length).equals(ledger) ? 'not_imported' : 'different'
}

export type Fitted = ReturnType<typeof fitCorrections>[number]

const FITS = ['applied', 'already_so', 'withdrawn']

const NO_RELEASE = 'There is no release yet to compare the corrections with.'

/** The folder of the current release, or of the last one that was built. */
export const findRelease = (directory: string): string | undefined => {
  const releases = listReleases(directory)
  const { summary } = releases.find(({ current }) => current) ?? releases[0] ?? {}
  return summary === undefined ? undefined : join(directory, summary.id)
}

const reportFit = ({ correction: { id, record, field, withdrawn }, outcome, stands }: Fitted) => ({
  id,
  record,
  field,
  outcome,
  stands: stands ?? null,
  withdrawn_at: withdrawn?.entered_at ?? null,
  withdrawn_reason: withdrawn?.reason ?? null,
})

const describeFault = ({ line, fault }: LedgerFault): string => `Line ${line} ${fault}`

const describeFit = ({ correction, outcome, stands }: Fitted): string[] => {
  const { id, record, field, before, withdrawn } = correction
  if (outcome === 'applied' || outcome === 'already_so') return []
  const why =
    outcome === 'not_as_before'
      ? `. The record has ${JSON.stringify(stands)}, not ${JSON.stringify(before)}.`
      : withdrawn && `. ${withdrawn.reason}`
  return [`${id}: ${outcome} (${record}, ${field})${why ?? ''}`]
}

const describeWay = (faults: number, unfit: number): string[] => [
  ...(faults === 0 ? [] : [`Lines with faults (${faults}) cannot be imported: correct them in the file.`]),
  ...(unfit === 0
    ? []
    : [
        `Corrections that do not fit fail a check of the release (${unfit}). To withdraw one, run "corrections withdraw".`,
      ]),
]

const describeBroken = (line: number): string =>
  `The ledger is not whole: line ${line} was changed, or the line before it is missing.`
