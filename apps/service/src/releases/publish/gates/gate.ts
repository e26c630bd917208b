/** What keeps a release from being published until it is accepted by name, with what it asks. */
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

/** What a gate found in one release: nothing else is accepted with it. */
export type GateFinding = {
  readonly gate: GateName
  /** Of the check, document, series, dataset or group. */
  readonly name: string
  /** What is accepted, so that nothing else is: the numbers, or the release whose check failed. */
  readonly value: string
  /** What happened, in numbers. */
  readonly detail: string
}

/** As it is typed after `--accept`. */
export const nameFinding = ({ gate, name, value }: GateFinding): string => `${gate}=${name}@${value}`
