import { dropControls } from './control-characters.ts'

/** Runs of white space, unbreakable spaces and line ends too, as one space; blank for what has nothing else. */
export const tidyBlanks = (text: string): string =>
  UNTIDY.test(text) ? text.replace(/\s+/g, ' ').trim() : text

const UNTIDY = /[^\S ]|\s\s|^\s|\s$/

/** The same; null for what is blank or absent, or shows nothing. */
export const tidyText = (text: string | null | undefined): string | null => {
  const tidy = tidyBlanks(text ?? '')
  return dropControls(tidy) === '' ? null : tidy
}
