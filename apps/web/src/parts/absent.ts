import type { MissingReason } from '@rotunda/contract'
import { html, type Html } from '../html/html.ts'

const WORDS: Readonly<Record<MissingReason, string>> = {
  not_published: 'not published',
  blank_in_source: 'blank in the source',
  unparsed: 'not readable',
  no_account: 'no account named',
  no_line: 'no line of this account',
  several_lines: 'several lines fit',
}

/** Says why a value is absent; a dash or 0 would mislead. */
export const showAbsent = (reason: MissingReason | undefined): Html =>
  (reason === undefined ? undefined : WRITTEN.get(reason)) ?? NOT_STATED

const write = (words: string): Html => html`<span class="absent">${words}</span>`

const NOT_STATED = write('not stated')
const WRITTEN = new Map<string, Html>(Object.entries(WORDS).map(([reason, words]) => [reason, write(words)]))

type Correction = { readonly field: string; readonly after?: unknown }

/** Whether a correction retracted the printed value of a field. */
export const isTakenBack = (corrections: readonly Correction[] | undefined, field: string): boolean => {
  const last = corrections?.findLast((one) => one.field === field)
  return last !== undefined && (last.after === null || (Array.isArray(last.after) && last.after.length === 0))
}
