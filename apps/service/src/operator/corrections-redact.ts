import { REDACTABLE, type Redactable, type ReviewedReport } from '@rotunda/contract'
import { redactReport, showReport } from '../corrections/index.ts'
import { getReviewer } from '../people/index.ts'
import { listOptions, getOperand, getOption, type CommandLine } from './command-line.ts'
import { DRY_RUN_OPTION, YES_OPTION, type StoreCommand } from './command.ts'
import { makeStep, openReports, readNumber } from './report-steps.ts'

const readParts = (line: CommandLine): readonly Redactable[] => {
  const given = listOptions(line, 'part')
  return REDACTABLE.filter((part) => given.includes(part))
}

/** Texts of a report that an erasure of this part takes away. */
const textsOf = (part: Redactable, report: ReviewedReport): readonly string[] => {
  const { proposed, why, evidence, history, reason, reversal } = report
  const notesBy = (side: 'reporter' | 'reviewer') =>
    history.filter(({ by }) => by === side).map(({ note }) => note)
  const texts: Readonly<Record<Redactable, readonly (string | null)[]>> = {
    proposed: [proposed && JSON.stringify(proposed.value)],
    why: [why],
    evidence: evidence ?? [],
    answers: notesBy('reporter'),
    reasons: [reason, reversal, ...notesBy('reviewer')],
  }
  return [...new Set(texts[part].filter((text) => text !== null))]
}

/** Erases texts of a report. It shows them first, since nothing brings them back. */
export const correctionsRedact: StoreCommand = {
  ...makeStep({
    word: 'redact',
    summary: 'Erase texts of a report for good.',
    details: 'The audit log keeps a digest of each text. A line of the ledger stays.',
    examples: [
      'corrections redact 12 --as reviewer@example.org --part why --dry-run',
      'corrections redact 12 --as reviewer@example.org --part why --part answers --yes',
    ],
    options: [
      {
        name: 'part',
        value: 'PART',
        description: 'Text to erase.',
        required: true,
        repeated: true,
        choices: REDACTABLE,
      },
      DRY_RUN_OPTION,
      YES_OPTION,
    ],
    decides: false,
    take: (needs, { noInterest: _, ...order }, line) =>
      redactReport(needs, { ...order, parts: readParts(line) }),
  }),
  destroys: true,
  preview: async (line, context) => {
    await getReviewer(context.store, getOption(line, 'as'))
    const number = readNumber('N', getOperand(line))
    const at = await context.store.now()
    const report = await showReport(await openReports(context), { number, person: null, at })
    const parts = readParts(line).map((part) => ({ part, texts: textsOf(part, report) }))
    const shown = parts.map(({ part, texts }) =>
      [
        part,
        ...(texts.length === 0 ? ['nothing'] : texts).map((text) => `  ${text.replaceAll('\n', '\n  ')}`),
      ].join('\n'),
    )
    return {
      json: { number, parts, would_erase: true },
      text: `These texts of report ${number} would be erased for good:\n${shown.join('\n')}`,
    }
  },
}
