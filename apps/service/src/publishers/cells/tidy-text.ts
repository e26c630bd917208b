/** Runs of white space, unbreakable spaces and line ends too, as one space; blank for what has nothing else. */
export const tidyBlanks = (text: string): string =>
  UNTIDY.test(text) ? text.replace(/\s+/g, ' ').trim() : text

const UNTIDY = /[^\S ]|\s\s|^\s|\s$/

/** The same; null for what is blank or absent, or shows nothing. */
export const tidyText = (text: string | null | undefined): string | null => {
  const tidy = tidyBlanks(text ?? '')
  return dropControls(tidy) === '' ? null : tidy
}

/**
 * Characters that show nothing and stop programs that load them: control characters but tabs and line ends, and the two
 * non-characters.
 */
// eslint-disable-next-line no-control-regex -- the controls are what is looked for
const CONTROLS = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F-\u009F\uFFFE\uFFFF]+/
const ALL_CONTROLS = new RegExp(` ?${CONTROLS.source} ?`, 'g')

/** The text with one space in the place of control characters. */
export const dropControls = (text: string): string =>
  CONTROLS.test(text) ? text.replace(ALL_CONTROLS, ' ').trim() : text
