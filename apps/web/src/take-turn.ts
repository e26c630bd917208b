/** How long a work holds the loop. */
export type Weight = 'quick' | 'usual' | 'heavy'

/** Does the work when the turn of its client has come. Of what is quick, more is done at a time. */
export type TakeTurn = <Result>(
  work: () => Promise<Result>,
  asker: { readonly client: string; readonly signal: AbortSignal },
  weight?: Weight,
) => Promise<Result>
