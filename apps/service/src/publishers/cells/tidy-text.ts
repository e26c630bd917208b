/**
 * Replaces each run of white space, including unbreakable spaces and line ends, by one space. A text of white space
 * alone becomes empty.
 */
export const tidyBlanks = (text: string): string =>
  UNTIDY.test(text) ? text.replace(/\s+/g, ' ').trim() : text

const UNTIDY = /[^\S ]|\s\s|^\s|\s$/

/** Tidies a text as tidyBlanks does; null for an absent text, and for one that shows nothing. */
export const tidyText = (text: string | null | undefined): string | null => {
  const tidy = tidyBlanks(text ?? '')
  return dropControls(tidy) === '' ? null : tidy
}

/**
 * Invisible characters that stop programs that load them: control characters other than tabs and line ends, and the two
 * non-characters.
 */
// eslint-disable-next-line no-control-regex -- the controls are what is looked for
const CONTROLS = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F-\u009F\uFFFE\uFFFF]+/
const ALL_CONTROLS = new RegExp(` ?${CONTROLS.source} ?`, 'g')

/** Replaces control characters by one space. */
export const dropControls = (text: string): string =>
  CONTROLS.test(text) ? text.replace(ALL_CONTROLS, ' ').trim() : text
