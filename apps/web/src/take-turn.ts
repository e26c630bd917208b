/** How long a work holds the loop. */
export type Weight = 'quick' | 'usual' | 'heavy'

/** Does the work when its turn has come. Of what is quick, more is done at a time. */
export type TakeTurn = <Result>(work: () => Promise<Result>, weight?: Weight) => Promise<Result>
