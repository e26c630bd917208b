import type { ChangedRequest } from '../access/index.ts'
import { getReviewer, type Actor } from '../people/index.ts'
import { openAccess } from '../wiring/open-access.ts'
import type { StoreCommandContext } from './command-context.ts'
import type { CommandOperand, CommandOption, Report } from './command.ts'
import { getOperand, getOption, type CommandLine } from './command-line.ts'

export const REQUEST_OPERAND: CommandOperand = {
  name: 'ID',
  description: 'Id of the request, from "requests list".',
}

export const AS_OPTION: CommandOption = {
  name: 'as',
  value: 'REVIEWER',
  description: 'Reviewer or operator who decides: the id or the mailbox of an enrolled person.',
  required: true,
}

export const NOTE_OPTION: CommandOption = {
  name: 'note',
  value: 'TEXT',
  description: 'Note on the decision. The organisation reads it.',
}

/** Further text for the help of every command that acts for a person. */
export const AS_DETAILS =
  'The history and the audit log mark the decision as made by command. Whoever has the shell can act as any reviewer.'

/** The parts of the service, and the enrolled person for whom the command acts. */
export const openReview = async (line: CommandLine, { settings, store }: StoreCommandContext) => {
  const needs = await openAccess(settings, store)
  const actor: Actor = { person: await getReviewer(store, getOption(line, 'as')), by: 'command' }
  return { needs, actor, at: await store.now() }
}

/** Carries out one order of a reviewer on a request, and reports the state after it. */
export const orderByCommand = async (
  line: CommandLine,
  context: StoreCommandContext,
  work: (review: Awaited<ReturnType<typeof openReview>>, request: string) => Promise<ChangedRequest>,
): Promise<Report> => {
  const review = await openReview(line, context)
  const { id, state, revision } = await work(review, getOperand(line))
  return { json: { id, state, revision }, text: `${id} ${STATES[state]}` }
}

const STATES: Readonly<Record<ChangedRequest['state'], string>> = {
  draft: 'is a draft.',
  submitted: 'is submitted.',
  asked_back: 'is asked back. Its organisation changes the answers and submits it again.',
  awaiting_second: 'waits for a second reviewer, and grants nothing before: "requests second".',
  approved: 'is approved.',
  refused: 'is refused.',
  withdrawn: 'is withdrawn.',
  lapsed: 'has lapsed.',
}
