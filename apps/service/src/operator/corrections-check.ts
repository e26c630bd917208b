import { join } from 'node:path'
import { readLedger, type LedgerFault } from '../corrections/index.ts'
import { OperatorFault } from '../platform/index.ts'
import { fitCorrections } from '../releases/build/index.ts'
import { listReleases } from '../releases/publish/index.ts'
import { type Collection } from '../releases/index.ts'
import { placesOf } from '../wiring/places.ts'
import { readCorrections } from '../wiring/read-corrections.ts'
import { chooseCollection, COLLECTION_OPTION } from './choose-collection.ts'
import type { Command } from './command.ts'

export const correctionsCheck: Command = {
  words: 'corrections check',
  needs: 'reading',
  summary: 'Check every line of the ledger of corrections. Builds nothing.',
  details:
    'The command names lines that it cannot read, that do not fit their record, or that were withdrawn. It looks ' +
    'records up in the published release, or else in the last release built: later documents may have other values.',
  examples: ['corrections check'],
  options: [COLLECTION_OPTION],
  run: async (line, context) => {
    const { collection } = chooseCollection(line, context)
    refuseUncorrected(collection)
    const places = placesOf(context.settings, collection)
    const { corrections, withdrawals, faults } = readLedger(await readCorrections(places.corrections))
    const release = findRelease(places.releases)
    context.reportProgress('Reading the records of the release')
    const fitted = release === undefined ? [] : fitCorrections(release, collection, corrections)
    const unfit = fitted.filter(({ outcome }) => !FITS.some((fit) => fit === outcome))
    const wrong = faults.length + unfit.length
    return {
      json: {
        release: release?.split('/').at(-1) ?? null,
        faults,
        corrections: fitted.map(reportFit),
        withdrawn: withdrawals.length,
        sound: wrong === 0,
      },
      text: [
        ...faults.map((fault) => describeFault(fault)),
        ...fitted.flatMap(describeFit),
        ...(release === undefined && corrections.length > 0 ? [NO_RELEASE] : []),
        `${corrections.length} ${corrections.length === 1 ? 'correction' : 'corrections'}, ${withdrawals.length} withdrawn.`,
      ].join('\n'),
      refused: wrong === 0 ? undefined : describeWay(places.corrections, faults.length, unfit.length),
    }
  },
}

export const refuseUncorrected = ({ name, corrections }: Collection): void => {
  if (corrections === undefined)
    throw new OperatorFault('invalid_query', `Rows of ${name} cannot be corrected.`)
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

const describeWay = (file: string, faults: number, unfit: number): string =>
  [
    ...(faults === 0 ? [] : [`No release can be built while lines of ${file} have faults (${faults}).`]),
    ...(unfit === 0 ? [] : [`Corrections that do not fit fail a check of the release (${unfit}).`]),
    'To withdraw a wrong line, add a line {"withdraws": ID, "reason": …, "entered_at": …} at the end.',
  ].join(' ')
