import { STATE_WORDS, type ChangedReport, type ReportNeeds } from '../corrections/index.ts'
import { getReviewer, type Actor } from '../people/index.ts'
import { OperatorFault } from '../platform/index.ts'
import { openAccess } from '../wiring/open-access.ts'
import { openRecordBook } from '../wiring/open-record-book.ts'
import type { StoreCommandContext } from './command-context.ts'
import type { CommandOperand, CommandOption, Report, StoreCommand } from './command.ts'
import { getOperand, getOption, hasOption, type CommandLine } from './command-line.ts'
import { AS_DETAILS, AS_OPTION } from './request-options.ts'

export const REPORT_OPERAND: CommandOperand = {
  name: 'N',
  description: 'Number of the report, from "corrections reports".',
}

export const NO_INTEREST_OPTION: CommandOption = {
  name: 'no-interest',
  description: 'Declare that the reviewer has no interest in the outcome. A decision without it is refused.',
}

export const REASON_OPTION: CommandOption = {
  name: 'reason',
  value: 'TEXT',
  description: 'Reason. It is public.',
  required: true,
}

/** Parts of the service that reports need. */
export const openReports = async ({ settings, store }: StoreCommandContext): Promise<ReportNeeds> => ({
  ...(await openAccess(settings, store)),
  book: openRecordBook(settings),
})

/** Number that a command line gives. */
export const readNumber = (name: string, text: string): number => {
  if (/^[1-9]\d{0,14}$/.test(text)) return Number(text)
  throw new OperatorFault('invalid_query', `${name} must be the number of a report, not "${text}".`)
}

/** Order on a report, as every step of a reviewer takes it. */
type CommandedOrder = {
  readonly actor: Actor
  readonly number: number
  readonly noInterest: boolean
  readonly at: Date
}

type Step = Pick<StoreCommand, 'summary' | 'examples'> & {
  /** Second word of the command. */
  readonly word: string
  readonly details?: string
  readonly options?: readonly CommandOption[]
  /** False for a step that decides nothing. */
  readonly decides?: false
  readonly take: (needs: ReportNeeds, order: CommandedOrder, line: CommandLine) => Promise<ChangedReport>
}

/** Command that takes one step of a reviewer on a report. */
export const makeStep = ({
  word,
  summary,
  details = '',
  examples,
  options = [],
  decides,
  take,
}: Step): StoreCommand => ({
  words: `corrections ${word}`,
  summary,
  details: `${details} ${AS_DETAILS}`.trim(),
  examples,
  operand: REPORT_OPERAND,
  options: [AS_OPTION, ...(decides === false ? [] : [NO_INTEREST_OPTION]), ...options],
  run: async (line, context): Promise<Report> => {
    const needs = await openReports(context)
    const actor: Actor = { person: await getReviewer(context.store, getOption(line, 'as')), by: 'command' }
    const number = readNumber('N', getOperand(line))
    const at = await context.store.now()
    const changed = await take(needs, { actor, number, noInterest: hasOption(line, 'no-interest'), at }, line)
    return { json: changed, text: `Report ${changed.number} ${STATE_WORDS[changed.state]}.` }
  },
})
