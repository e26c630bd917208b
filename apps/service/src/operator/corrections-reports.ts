import { REPORT_STATES, type ReviewedReport } from '@rotunda/contract'
import { drawReviewers, listReportQueue, showReport, type ReportNeeds } from '../corrections/index.ts'
import { formatTable } from '../wiring/format-table.ts'
import { openAccess } from '../wiring/open-access.ts'
import { openRecordBook } from '../wiring/open-record-book.ts'
import type { StoreCommandContext } from './command-context.ts'
import type { StoreCommand } from './command.ts'
import { getNumber, listOptions } from './command-line.ts'

/** Parts of the service that reports need. */
export const openReports = async ({ settings, store }: StoreCommandContext): Promise<ReportNeeds> => ({
  ...(await openAccess(settings, store)),
  book: openRecordBook(settings),
})

const DAY_SECONDS = 86_400

export const correctionsReports: StoreCommand = {
  words: 'corrections reports',
  onlyLooks: true,
  summary: 'List the reports that wait for a reviewer, or those in other states.',
  examples: ['corrections reports', 'corrections reports --state accepted --state rejected --json'],
  options: [
    {
      name: 'state',
      value: 'STATE',
      description: 'Only reports in this state; those that wait for a reviewer when left out.',
      repeated: true,
      choices: REPORT_STATES,
    },
  ],
  run: async (line, context) => {
    const given = listOptions(line, 'state')
    const states = REPORT_STATES.filter((state) => given.includes(state))
    const at = await context.store.now()
    const wanted = states.length === 0 ? {} : { states }
    const data = await listReportQueue(await openReports(context), { person: null, at, ...wanted })
    const table = formatTable([
      ['N', 'STATE', 'DAYS', 'RECORD', 'FIELD', 'REVIEWER'],
      ...data.map(({ number, state, age_seconds, about, field, reviewer }) => [
        String(number),
        state,
        String(Math.floor(age_seconds / DAY_SECONDS)),
        about.record,
        field ?? '-',
        reviewer ?? '-',
      ]),
    ])
    return { json: { data }, text: data.length === 0 ? 'No report matches.' : table }
  },
}

export const correctionsShow: StoreCommand = {
  words: 'corrections show',
  onlyLooks: true,
  summary: 'Show a report with its record, its proposal and its whole history.',
  examples: ['corrections show 12'],
  operand: { name: 'N', description: 'Number of the report, from "corrections reports".' },
  options: [],
  run: async (line, context) => {
    const report = await readReport(getNumber(line), context)
    return { json: report, text: describe(report) }
  },
}

export const readReport = async (number: number, context: StoreCommandContext): Promise<ReviewedReport> =>
  showReport(await openReports(context), { number, person: null, at: await context.store.now() })

export const correctionsDraw: StoreCommand = {
  words: 'corrections draw',
  summary: 'Draw reviewers for the reports that have none.',
  details:
    'The worker does so every hour, and when a report comes in. A reviewer who took no step for 7 days is replaced as well.',
  examples: ['corrections draw'],
  options: [],
  run: async (_line, context) => {
    const drawn = await drawReviewers(await openReports(context), await context.store.now())
    return {
      json: { drawn },
      text: `${drawn} ${drawn === 1 ? 'report was' : 'reports were'} handed to a reviewer.`,
    }
  },
}

const describe = (report: ReviewedReport): string => {
  const { number, about, state, field, reviewer, preview, correction, reason, history } = report
  const change = correction ?? preview
  return [
    formatTable([
      ['Number', String(number)],
      ['State', state],
      ['Record', `${about.title} (${about.record})`],
      ['Page', about.page ?? '-'],
      ['Field', field ?? '-'],
      ['Reviewer', reviewer ?? '-'],
      ['Proposed', report.proposed === null ? '-' : JSON.stringify(report.proposed.value)],
      [
        'Change',
        change === null ? '-' : `${JSON.stringify(change.before)} to ${JSON.stringify(change.after)}`,
      ],
      ['Outcome', preview?.outcome ?? '-'],
      ['Totals', preview?.moves.map(({ of, by }) => `${of}: ${by}`).join('; ') || '-'],
      ['Evidence', report.evidence?.join(' ') || '-'],
      ['Reason', reason ?? '-'],
      ['Other reports', report.others.map((other) => `${other.number} (${other.state})`).join(', ') || '-'],
      ['Steps', report.steps.join(', ')],
    ]),
    `Why\n  ${(report.why ?? 'erased').replaceAll('\n', '\n  ')}`,
    `For the publisher\n  ${report.publisher_text.replaceAll('\n', '\n  ')}`,
    'History',
    formatTable(
      history.map(({ at, event, state: after, by, person, by_command, note }) => [
        at,
        event,
        after,
        `${person ?? by}${by_command ? ', by command' : ''}`,
        (note ?? '').replaceAll('\n', ' '),
      ]),
    ),
  ].join('\n\n')
}
