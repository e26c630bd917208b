import { REDACTABLE, type Redactable, type ReviewedReport } from '@rotunda/contract'
import { STATE_WORDS } from '../corrections/index.ts'
import { REPORT_STEPS } from '../http/portal/review/index.ts'
import { getReviewer } from '../people/index.ts'
import { getNumber, getOption, hasOption, listOptions } from './command-line.ts'
import { DRY_RUN_OPTION, YES_OPTION, type StoreCommand } from './command.ts'
import {
  correctionsDraw,
  correctionsReports,
  correctionsShow,
  openReports,
  readReport,
} from './corrections-reports.ts'
import { makeDecisions } from './make-decisions.ts'

const STEPS = makeDecisions(
  REPORT_STEPS,
  {
    word: 'corrections',
    listedBy: 'corrections reports',
    sample: '12',
    open: openReports,
    report: (changed) => ({
      json: changed,
      text: `Report ${changed.number} ${STATE_WORDS[changed.state]}.`,
    }),
  },
  {
    'ask-back': { examples: ['--note "Which page of the letter?"'] },
    accept: {
      examples: ['--evidence https://senator.example/letter.pdf --reason "The letter says so."'],
    },
    disagree: { examples: ['--reason "The letter is about another project."'] },
    reject: { examples: ['--reason "The document has this amount."'] },
    'tell-publisher': {
      details: '"corrections show" has the text.',
      examples: ['--reason "The roster is the publisher\'s."'],
    },
    reverse: {
      details:
        'With --reason it is a proposal, which changes nothing before a second reviewer agrees. Neither may have accepted the report.',
      examples: ['--reason "The letter was withdrawn."', ''],
    },
    keep: { examples: ['--reason "The letter is still in force."'] },
    duplicate: { examples: ['--of 9'] },
    publish: {
      details: 'Give words about private persons in a redacted form, or not at all.',
      examples: ['--proposed --why "The letter of [a person] says so."'],
    },
    redact: {
      examples: ['--part why --dry-run', '--part why --part answers --yes'],
      options: [DRY_RUN_OPTION, YES_OPTION],
    },
  },
)

const get = (word: string): StoreCommand => {
  const step = STEPS.find(({ words }) => words === `corrections ${word}`)
  if (step === undefined) throw new Error(`the portal has no step ${word} of a report`)
  return step
}

const [propose, agree] = [get('propose-reversal'), get('reverse')]

/** Proposes a reversal with a reason, and agrees to one without. */
const reverse: StoreCommand = {
  ...agree,
  summary: 'Propose to reverse an accepted correction, or agree to a proposed reversal.',
  options: propose.options.map(({ required, ...option }) =>
    option.name === 'reason' || required === undefined ? option : { ...option, required },
  ),
  run: (line, context) => (hasOption(line, 'reason') ? propose : agree).run(line, context),
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
const redact: StoreCommand = {
  ...get('redact'),
  destroys: true,
  preview: async (line, context) => {
    await getReviewer(context.store, getOption(line, 'as'))
    const number = getNumber(line)
    const report = await readReport(number, context)
    const given = listOptions(line, 'part')
    const parts = REDACTABLE.filter((part) => given.includes(part)).map((part) => ({
      part,
      texts: textsOf(part, report),
    }))
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

const OWN = [reverse, redact]

/** Commands on reports, with every step of a reviewer. */
export const REPORT_COMMANDS: readonly StoreCommand[] = [
  correctionsReports,
  correctionsShow,
  correctionsDraw,
  ...STEPS.filter((step) => step !== propose).map(
    (step) => OWN.find(({ words }) => words === step.words) ?? step,
  ),
]
