/**
 * Bounds on the answers of receivers, the same for every channel. `npm run generate` writes them to
 * docs/explanation/limits.md.
 */
export const WIRE_LIMITS = {
  answerMib: {
    value: 8,
    bound: '{} MiB of a receiver’s answer',
    why: 'The lists of agencies and dockets are the longest answers',
  },
  reasonCharacters: {
    value: 2000,
    bound: '{} characters of an answer kept as a reason',
    why: 'The reason is one line, without secrets and without the text of the constituent',
  },
}
