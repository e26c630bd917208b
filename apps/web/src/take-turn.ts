/** Does the work when its turn has come. */
export type TakeTurn = <Result>(work: () => Promise<Result>) => Promise<Result>
