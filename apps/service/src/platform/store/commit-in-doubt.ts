/**
 * The database was asked to commit, and its answer never came: what was written may be there or not. Nothing is run
 * again after it; who has to know looks.
 */
export class CommitInDoubt extends Error {
  constructor(cause: unknown) {
    super('The database did not say whether a commit went through.', { cause })
    this.name = 'CommitInDoubt'
  }
}
