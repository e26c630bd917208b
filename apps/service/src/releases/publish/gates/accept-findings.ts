import { Refusal } from '../../../platform/index.ts'
import { nameFinding, type GateFinding } from './gate.ts'

/** The release is not published until all that was found, and nothing else, is accepted by name. */
export class PublishingRefused extends Refusal {
  readonly findings: readonly GateFinding[]

  constructor(detail: string, findings: readonly GateFinding[]) {
    super('invalid_query', detail)
    this.name = 'PublishingRefused'
    this.findings = findings
  }
}

export type AcceptNeeds = {
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

const adviseLook = (data: string): string =>
  `Look at source-checks.csv, refusals.csv and vanished.csv in ${data}. Mend the documents and build again, or accept ` +
  'what was found, and nothing else:'

const explainIdle = (text: string, findings: readonly GateFinding[]): string => {
  const [subject] = text.split('@', 1)
  const meant = findings.find(({ gate, name }) => subject === `${gate}=${name}`)
  return meant === undefined
    ? `--accept ${text} accepts nothing that this release would be refused for.`
    : `--accept ${text} does not say what was found. It is --accept ${nameFinding(meant)}.`
}

const nameCommand = (release: string, findings: readonly GateFinding[], options: readonly string[]): string =>
  [
    `npm run rotunda -- release publish ${release.slice(0, 12)}`,
    ...options,
    ...findings.map((finding) => `--accept ${nameFinding(finding)}`),
  ].join(' ')
