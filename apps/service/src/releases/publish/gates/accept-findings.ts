import { Refusal } from '../../../platform/index.ts'

type AcceptNeeds = {
  readonly release: string
  /** Folder of its data files. */
  readonly data: string
  readonly findings: readonly GateFinding[]
  /** As typed: `GATE=NAME@VALUE`. */
  readonly accept: readonly string[]
  /** Further options of the suggested command, such as `--collection NAME`. */
  readonly options?: readonly string[]
}

/**
 * Passes when every finding is accepted, by its name and with its exact value. Refuses with the remaining findings,
 * with each acceptance of a finding that does not exist, and with the command that would publish.
 */
export const acceptFindings = ({ release, data, findings, accept, options = [] }: AcceptNeeds): void => {
  const left = findings.filter((finding) => !accept.includes(nameFinding(finding)))
  const idle = accept.filter((text) => findings.every((finding) => nameFinding(finding) !== text))
  if (left.length === 0 && idle.length === 0) return
  const lines = [
    'The release is not published:',
    ...left.map((finding) => `  ${finding.gate}: ${finding.detail}`),
    ...idle.map((text) => `  ${explainIdle(text, findings)}`),
    ...(left.length === 0 ? [] : [adviseLook(data)]),
    `  ${nameCommand(release, findings, options)}`,
  ]
  throw new PublishingRefused(lines.join('\n'), findings)
}

/** Refusal of a release, with the findings that must be accepted by name. */
export class PublishingRefused extends Refusal {
  readonly findings: readonly GateFinding[]

  constructor(detail: string, findings: readonly GateFinding[]) {
    super('invalid_query', detail)
    this.name = 'PublishingRefused'
    this.findings = findings
  }
}

const adviseLook = (data: string): string =>
  `Look at source-checks.csv, refusals.csv and vanished.csv in ${data}. Correct the documents and build again, or accept ` +
  'exactly these findings:'

const explainIdle = (text: string, findings: readonly GateFinding[]): string => {
  const [subject] = text.split('@', 1)
  const wanted = findings.find(({ gate, name }) => subject === `${gate}=${name}`)
  return wanted === undefined
    ? `--accept ${text} accepts a finding that this release does not have.`
    : `--accept ${text} has the wrong value. Use --accept ${nameFinding(wanted)}.`
}

const nameCommand = (release: string, findings: readonly GateFinding[], options: readonly string[]): string =>
  [
    `npm run rotunda -- release publish ${release.slice(0, 12)}`,
    ...options,
    ...findings.map((finding) => `--accept ${nameFinding(finding)}`),
  ].join(' ')

/** Gates that hold back a release until each finding is accepted by name, with the rule of each gate. */
export const GATES = {
  check: 'Every check of the release passed.',
  refused: 'At most 5 % of the rows of a document were refused, but for those that are refused by design.',
  magnitude: 'The median amount of a document is at least $10,000.',
  shrunk: 'No dataset has more than 5 % fewer rows than in the current release.',
  vanished: 'Of the rows that the current release has from a series, at most 20 % are gone.',
  moved:
    'Neither the sum of amounts nor the rows of a group, such as a dataset and its year, changed by more than 20 % from the current release.',
  compared: 'The current release is complete, so that the new release can be compared with it.',
} as const
export type GateName = keyof typeof GATES

/** Finding of a gate in one release. An acceptance covers this finding only. */
export type GateFinding = {
  readonly gate: GateName
  /** Name of the check, document, series, dataset or group. */
  readonly name: string
  /** Exact value that an acceptance repeats: the numbers, or the release whose check failed. */
  readonly value: string
  /** Explanation of the finding, in numbers. */
  readonly detail: string
}

/** Names a finding as it is typed after `--accept`. */
export const nameFinding = ({ gate, name, value }: GateFinding): string => `${gate}=${name}@${value}`
