import { Refusal } from '../../platform/index.ts'

/** Refuses a docket that takes no comments: the sentence names the rule, the dates and the way out. */
export const docketRefusal = (sentence: string): Refusal => new Refusal('invalid_message', sentence)

/** Quotes the caller's text, short enough to read. */
export const quote = (text: string): string =>
  JSON.stringify(text.length > LONGEST_QUOTE ? `${text.slice(0, LONGEST_QUOTE)}…` : text)

const LONGEST_QUOTE = 60
