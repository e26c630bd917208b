/** Gates that hold back a release until each finding is accepted by name, with the rule of each gate. */
export const GATES = {
  check: 'Every check of the release passed.',
  refused: 'At most 5 % of the rows of a document were refused, but for those that are refused by design.',
  magnitude: 'The median amount of a document is at least $10,000.',
  shrunk: 'No dataset has more than 5 % fewer rows than in the current release.',
  vanished: 'At most 20 % of the rows that the current release has of a series are gone.',
  moved:
    'Neither the sum of amounts nor the rows of a group, such as a dataset and its year, moved by more than 20 % against the current release.',
  compared: 'The current release is whole, so that this one can be compared with it.',
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

/** As it is typed after `--accept`. */
export const nameFinding = ({ gate, name, value }: GateFinding): string => `${gate}=${name}@${value}`
