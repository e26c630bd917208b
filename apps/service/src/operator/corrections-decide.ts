import {
  acceptReport,
  askReporter,
  disagree,
  keepCorrection,
  markDuplicate,
  markSpam,
  passReport,
  proposeReversal,
  publishWords,
  rejectReport,
  reverseReport,
  secondReport,
  tellPublisher,
} from '../corrections/index.ts'
import { parseJson } from '../platform/index.ts'
import { findOption, getOption, hasOption, listOptions } from './command-line.ts'
import { makeStep, readNumber, REASON_OPTION } from './report-steps.ts'

const AS = '--as reviewer@example.org'
const DECIDES = `${AS} --no-interest`
const REVIEWERS_READ = { ...REASON_OPTION, description: 'Reason. Reviewers read it.' }

export const correctionsPass = makeStep({
  word: 'pass',
  summary: 'Pass a report to another reviewer, who is drawn.',
  examples: [`corrections pass 12 ${AS}`],
  decides: false,
  take: (needs, order) => passReport(needs, order),
})

export const correctionsAskBack = makeStep({
  word: 'ask-back',
  summary: 'Ask the reporter a question.',
  details: 'Without an answer the report lapses after 30 days.',
  examples: [`corrections ask-back 12 ${AS} --note "Which page of the letter?"`],
  options: [
    { name: 'note', value: 'TEXT', description: 'The question. The reporter reads it.', required: true },
  ],
  decides: false,
  take: (needs, { noInterest: _, ...order }, line) =>
    askReporter(needs, { ...order, note: getOption(line, 'note') }),
})

export const correctionsAccept = makeStep({
  word: 'accept',
  summary: 'Accept a report. The next release applies the correction.',
  details:
    'An amount or a person needs a second reviewer: nothing changes before another one agrees with "corrections second".',
  examples: [
    `corrections accept 12 ${DECIDES} --evidence https://senator.example/letter.pdf --reason "The letter says so."`,
  ],
  options: [
    { name: 'field', value: 'NAME', description: 'Field to correct; the reported one when left out.' },
    {
      name: 'after',
      value: 'VALUE',
      description: 'Corrected value, as JSON or as text; the proposed one when left out.',
    },
    { name: 'evidence', value: 'URL', description: 'Public address of the evidence.', required: true },
    REASON_OPTION,
  ],
  take: (needs, order, line) => {
    const after = findOption(line, 'after')
    return acceptReport(needs, {
      ...order,
      field: findOption(line, 'field'),
      after: after === undefined ? undefined : (parseJson(after) ?? after),
      evidenceUrl: getOption(line, 'evidence'),
      reason: getOption(line, 'reason'),
    })
  },
})

export const correctionsSecond = makeStep({
  word: 'second',
  summary: 'Agree with the reviewer who accepted a report first.',
  examples: [`corrections second 12 ${DECIDES}`],
  take: (needs, order) => secondReport(needs, order),
})

export const correctionsDisagree = makeStep({
  word: 'disagree',
  summary: 'Disagree with the reviewer who accepted a report first.',
  details: 'The report goes back to the reviewer who was drawn.',
  examples: [`corrections disagree 12 ${DECIDES} --reason "The letter is about another project."`],
  options: [REVIEWERS_READ],
  take: (needs, order, line) => disagree(needs, { ...order, reason: getOption(line, 'reason') }),
})

export const correctionsReject = makeStep({
  word: 'reject',
  summary: 'Reject a report with a public reason.',
  details: 'The reporter can appeal once within 30 days, to other reviewers.',
  examples: [`corrections reject 12 ${DECIDES} --reason "The document has this amount."`],
  options: [REASON_OPTION],
  take: (needs, order, line) => rejectReport(needs, { ...order, reason: getOption(line, 'reason') }),
})

export const correctionsTellPublisher = makeStep({
  word: 'tell-publisher',
  summary: 'End a report that no correction can mend, as told to the publisher.',
  details: 'Send the text of "corrections show" to the publisher. The command sends nothing.',
  examples: [`corrections tell-publisher 12 ${DECIDES} --reason "The roster is the publisher's."`],
  options: [REASON_OPTION],
  take: (needs, order, line) => tellPublisher(needs, { ...order, reason: getOption(line, 'reason') }),
})

export const correctionsDuplicate = makeStep({
  word: 'duplicate',
  summary: 'End a report as a duplicate of another one on the same record.',
  examples: [`corrections duplicate 12 ${DECIDES} --of 9`],
  options: [{ name: 'of', value: 'N', description: 'Number of the other report.', required: true }],
  take: (needs, order, line) =>
    markDuplicate(needs, { ...order, of: readNumber('--of', getOption(line, 'of')) }),
})

export const correctionsSpam = makeStep({
  word: 'spam',
  summary: 'Put a report aside as spam. It is only counted.',
  examples: [`corrections spam 12 ${DECIDES}`],
  take: (needs, order) => markSpam(needs, order),
})

export const correctionsReverse = makeStep({
  word: 'reverse',
  summary: 'Propose to reverse an accepted correction, or agree to a proposed reversal.',
  details:
    'With --reason it is a proposal. Another reviewer agrees without it, and the ledger then withdraws the correction. Neither may have accepted the report.',
  examples: [
    `corrections reverse 12 ${DECIDES} --reason "The letter was withdrawn."`,
    'corrections reverse 12 --as other@example.org --no-interest',
  ],
  options: [{ name: 'reason', value: 'TEXT', description: 'Reason of the proposal. It is public.' }],
  take: (needs, order, line) => {
    const reason = findOption(line, 'reason')
    return reason === undefined ? reverseReport(needs, order) : proposeReversal(needs, { ...order, reason })
  },
})

export const correctionsKeep = makeStep({
  word: 'keep',
  summary: 'Keep a correction against a proposed reversal.',
  examples: [`corrections keep 12 ${DECIDES} --reason "The letter is still in force."`],
  options: [REVIEWERS_READ],
  take: (needs, order, line) => keepCorrection(needs, { ...order, reason: getOption(line, 'reason') }),
})

export const correctionsPublish = makeStep({
  word: 'publish',
  summary: 'Publish words of a decided report.',
  details: 'Give words about private persons in a redacted form, or not at all.',
  examples: [`corrections publish 12 ${AS} --proposed --why "The letter of [a person] says so."`],
  options: [
    { name: 'proposed', description: 'Publish the proposed value.' },
    { name: 'why', value: 'TEXT', description: 'Explanation, redacted where needed; empty for none.' },
    { name: 'evidence', value: 'URL', description: 'Public address of evidence.', repeated: true },
  ],
  decides: false,
  take: (needs, { noInterest: _, ...order }, line) => {
    const evidence = listOptions(line, 'evidence')
    return publishWords(needs, {
      ...order,
      why: findOption(line, 'why'),
      ...(hasOption(line, 'proposed') && { proposed: true }),
      ...(evidence.length > 0 && { evidence }),
    })
  },
})
