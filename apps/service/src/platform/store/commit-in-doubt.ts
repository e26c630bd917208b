/**
 * The database never answered a commit, so the rows may be there or not. Nothing is retried after it; a caller that has
 * to know reads the rows.
 */
export class CommitInDoubt extends Error {
  constructor(cause: unknown) {
    super('The database did not say whether a commit went through.', { cause })
    this.name = 'CommitInDoubt'
  }
}
