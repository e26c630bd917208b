import { auditWrites } from '../audit/index.ts'
import {
  appendCorrection,
  makeCorrectionId,
  readLedger,
  readLedgerText,
  type Correction,
  type LedgerTables,
} from '../corrections/index.ts'
import { isPublicUrl, parseJson, OperatorFault } from '../platform/index.ts'
import { fitCorrections } from '../releases/build/index.ts'
import { refuseUnimported } from '../wiring/ledger-file.ts'
import { refuseLostLines } from '../wiring/refuse-lost-lines.ts'
import { COLLECTION_OPTION } from './choose-collection.ts'
import { chooseCorrected } from './choose-corrected.ts'
import { DRY_RUN_OPTION, type Command, type Report } from './command.ts'
import { findOption, getOption, type CommandLine } from './command-line.ts'
import { findRelease, type Fitted } from './corrections-check.ts'
import type { StoreCommandContext } from './command-context.ts'
import { readInstant, readText } from './option-values.ts'

export const correctionsAdd: Command = {
  words: 'corrections add',
  summary: 'Add a decided correction to the ledger. The next release applies it.',
  details:
    'The command fills in the current value, the id and the times. It refuses a value that does not fit, and shows ' +
    'the current value. It looks the record up in the published release, or else in the last release built.',
  examples: [
    'corrections add --record sr-2026-2f6b0c9d4e8a1735 --field amount --after 100000 --evidence https://senator.example/letter.pdf',
  ],
  options: [
    { name: 'record', value: 'ID', description: 'Id of the record.', required: true },
    { name: 'field', value: 'NAME', description: 'Field to correct.', required: true },
    {
      name: 'after',
      value: 'VALUE',
      description: 'New value, as text or as JSON; null removes the value.',
      required: true,
    },
    {
      name: 'evidence',
      value: 'URL',
      description: 'Public address of the evidence. Releases publish it.',
      required: true,
    },
    {
      name: 'before',
      value: 'VALUE',
      description: 'Current value, as you expect it. The command refuses when the record has another value.',
    },
    {
      name: 'id',
      value: 'ID',
      description: 'Id of the correction, not used before; generated when left out.',
    },
    { name: 'decided-at', value: 'WHEN', description: 'Time of the decision; now when left out.' },
    COLLECTION_OPTION,
    DRY_RUN_OPTION,
  ],
  preview: async (line, context) => {
    const { ledger, correction } = await draft(line, context)
    refuseFaults(ledger, JSON.stringify(correction))
    return report(correction, true)
  },
  run: async (line, context) => {
    const { store, actor } = context
    const { collection, correction, now } = await draft(line, context)
    const { id, record, field } = correction
    const order = { actor, action: 'corrections.add', object: id } as const
    const audited = auditWrites(store, { ...order, detail: JSON.stringify({ field, record }) }, now)
    const added = await audited.write<LedgerTables, Correction>((trx) =>
      appendCorrection(trx, store, { collection, correction }, now),
    )
    return report(added, false)
  },
}

type Draft = {
  readonly collection: string
  readonly correction: Correction
  /** Text of the ledger without the correction. */
  readonly ledger: string
  readonly now: Date
}

/** Makes the correction that a command line asks for, and changes nothing. */
const draft = async (line: CommandLine, context: StoreCommandContext): Promise<Draft> => {
  const { collection, file, releases } = chooseCorrected(line, context)
  const folder = findRelease(releases)
  if (folder === undefined)
    throw new OperatorFault(
      'invalid_query',
      'There is no release yet, so there is no record to correct. Run "release build" first.',
    )
  const { store } = context
  await refuseUnimported(store, collection.name, file)
  await refuseLostLines(store, collection, { releases, corrections: file })
  const ledger = await readLedgerText(store, collection.name)
  const now = await store.now()
  context.reportProgress('Reading the records of the release')
  const { corrections } = readLedger(ledger)
  const fit = (correction: Correction): Fitted =>
    fitCorrections(folder, collection, [...corrections, correction]).at(-1) ?? {
      correction,
      outcome: 'no_such_record',
    }
  const correction = fillIn(readDraft(line, now, ledger), line, fit)
  return { collection: collection.name, correction, ledger, now }
}

const URL_CHARACTERS = 2000

/** The correction without its values. */
const readDraft = (line: CommandLine, now: Date, ledger: string): Correction => {
  const [record, field] = [getOption(line, 'record'), getOption(line, 'field')]
  const decided = readInstant('decided-at', findOption(line, 'decided-at')) ?? now
  return {
    record,
    id: findOption(line, 'id') ?? makeCorrectionId(now, field, ledger),
    field,
    before: null,
    after: null,
    evidence_url: readUrl(getOption(line, 'evidence')),
    decided_at: decided.toISOString(),
    entered_at: now.toISOString(),
  }
}

const readUrl = (text: string): string => {
  readText('evidence', text, URL_CHARACTERS)
  if (isPublicUrl(text)) return text
  throw new OperatorFault(
    'invalid_query',
    `--evidence must be a web address that everybody can open, at a public host and without a password, not "${text}".`,
  )
}

/** Fills in the values that fit. Throws an OperatorFault with the current value otherwise. */
const fillIn = (draft: Correction, line: CommandLine, fit: (draft: Correction) => Fitted): Correction => {
  const { record, field } = draft
  const { stands, outcome } = fit(draft)
  if (outcome === 'no_such_record')
    throw new OperatorFault('not_found', `The release has no record ${record}. /records lists the ids.`)
  if (outcome === 'no_such_field')
    throw new OperatorFault(
      'invalid_query',
      `--field ${field} cannot be corrected. docs/how-to/correct-a-record.md lists the fields that can.`,
    )
  const thought = findOption(line, 'before')
  const says = `The record has ${JSON.stringify(stands)}.`
  if (thought !== undefined && !readValues(thought).some((value) => isSame(value, stands)))
    throw new OperatorFault('invalid_query', `--before is not the current value. ${says}`)
  const fitted = readValues(getOption(line, 'after')).map((after) => fit({ ...draft, before: stands, after }))
  const right = fitted.find((one) => one.outcome === 'applied')
  if (right !== undefined) return { ...draft, before: stands, after: right.correction.after }
  throw new OperatorFault(
    'invalid_query',
    fitted.some((one) => one.outcome === 'already_so')
      ? `--after is the current value already. ${says}`
      : `--after is not a value that ${field} can hold. ${says}`,
  )
}

/** The value as JSON, if it is JSON, and as text. */
const readValues = (text: string): unknown[] => {
  const value = parseJson(text)
  return value === undefined ? [text] : [value, text]
}

const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b)

/** Checks the ledger with the new line, as appendCorrection does. */
const refuseFaults = (ledger: string, entry: string): void => {
  const { faults } = readLedger(`${ledger}\n${entry}`)
  if (faults.length === 0) return
  throw new OperatorFault(
    'invalid_query',
    `Nothing was added: ${faults.map(({ line, fault }) => `line ${line} ${fault}`).join(' ')}`,
  )
}

const report = (correction: Correction, isDry: boolean): Report => ({
  json: { added: !isDry, ...correction },
  text: describe(correction, isDry),
})

const describe = ({ id, record, field, before, after }: Correction, isDry: boolean): string =>
  [
    `${field} of ${record} ${isDry ? 'would be' : 'is'} corrected from ${JSON.stringify(before)} to ${JSON.stringify(after)}, as ${id}.`,
    ...(isDry ? [] : ['To build a release with it: npm run rotunda -- release build']),
  ].join('\n')
