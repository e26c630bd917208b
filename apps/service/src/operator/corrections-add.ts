import { appendFileSync } from 'node:fs'
import { readLedger, type Correction } from '../corrections/index.ts'
import { parseJson, OperatorFault } from '../platform/index.ts'
import { fitCorrections } from '../releases/build/index.ts'
import { placesOf } from '../wiring/places.ts'
import { readCorrections } from '../wiring/read-corrections.ts'
import { auditOrder } from './audit-order.ts'
import { chooseCollection, COLLECTION_OPTION } from './choose-collection.ts'
import { DRY_RUN_OPTION, type Command } from './command.ts'
import { findOption, getOption, type CommandLine } from './command-line.ts'
import { findRelease, refuseUncorrected, type Fitted } from './corrections-check.ts'
import type { CommandContext, StoreCommandContext } from './command-context.ts'
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
  preview: (line, context) => enter(line, context, true),
  run: async (line, context) => {
    const report = await enter(line, context, false)
    const detail = JSON.stringify({ field: getOption(line, 'field'), record: getOption(line, 'record') })
    await auditOrder(context, { action: 'corrections.add', object: report.json.id, detail })
    return report
  },
}

const enter = async (line: CommandLine, context: StoreCommandContext, isDry: boolean) => {
  const { collection } = chooseCollection(line, context)
  refuseUncorrected(collection)
  const { releases, corrections: file } = placesOf(context.settings, collection)
  const folder = findRelease(releases)
  if (folder === undefined)
    throw new OperatorFault(
      'invalid_query',
      'There is no release yet, so there is no record to correct. Run "release build" first.',
    )
  const ledger = await readCorrections(file)
  context.reportProgress('Reading the records of the release')
  const fit = (draft: Correction): Fitted =>
    fitCorrections(folder, collection, [...readLedger(ledger).corrections, draft]).at(-1) ?? {
      correction: draft,
      outcome: 'no_such_record',
    }
  const correction = fillIn(draftFrom(line, context, ledger), line, fit)
  const entry = JSON.stringify(correction)
  refuseFaults(ledger, entry)
  if (!isDry) appendFileSync(file, `${ledger === '' || ledger.endsWith('\n') ? '' : '\n'}${entry}\n`)
  return { json: { added: !isDry, ...correction }, text: describe(correction, isDry) }
}

const URL_CHARACTERS = 2000

/** The correction without its values. */
const draftFrom = (line: CommandLine, { clock }: CommandContext, ledger: string): Correction => {
  const [record, field] = [getOption(line, 'record'), getOption(line, 'field')]
  const now = clock()
  const decided = readInstant('decided-at', findOption(line, 'decided-at')) ?? now
  return {
    record,
    id: findOption(line, 'id') ?? makeId(now, field, ledger),
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
  if (URL.canParse(text) && /^https?:/.test(text)) return text
  throw new OperatorFault(
    'invalid_query',
    `--evidence must be an address that begins with https:// or http://, not "${text}".`,
  )
}

/** First unused id, such as \`2026-07-01-amount-1\`. */
const makeId = (now: Date, field: string, ledger: string): string => {
  const begin = `${now.toISOString().slice(0, 10)}-${field}-`
  for (let number = 1; ; number += 1)
    if (!ledger.includes(JSON.stringify(`${begin}${number}`))) return `${begin}${number}`
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

/** Checks the ledger with the new line: no release can be built while a line has a fault. */
const refuseFaults = (ledger: string, entry: string): void => {
  const { faults } = readLedger(`${ledger}\n${entry}`)
  if (faults.length === 0) return
  throw new OperatorFault(
    'invalid_query',
    `Nothing was added: ${faults.map(({ line, fault }) => `line ${line} ${fault}`).join(' ')}`,
  )
}

const describe = ({ id, record, field, before, after }: Correction, isDry: boolean): string =>
  [
    `${field} of ${record} ${isDry ? 'would be' : 'is'} corrected from ${JSON.stringify(before)} to ${JSON.stringify(after)}, as ${id}.`,
    ...(isDry ? [] : ['To build a release with it: npm run rotunda -- release build']),
  ].join('\n')
