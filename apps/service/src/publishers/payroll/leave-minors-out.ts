/**
 * Whether a title is that of a page of the House or the Senate. Pages are minors: their pay is public, but their names
 * are not republished. Every title with the word counts, unless it names the work of an adult.
 */
export const isMinor = (title: string): boolean => {
  // Nearly all titles lack the word.
  if (!PAGE.test(title)) return false
  const text = title.replace(OTHER_PAGES, '')
  return PAGE.test(text) && !ADULT.test(text)
}

const PAGE = /PAGE/i
const OTHER_PAGES = /\b(?:WEB|HOME|LANDING)[ -]?PAGES?\b|\bPAGEANTS?\b|\bPAGERS?\b/gi

const ROLE = String.raw`(?:DIR(?:ECTOR)?|SUPERVISOR|SUPV|INSTRUCTOR|TEACHER|COORDINATOR|COORD|PRINCIPAL|PROCTOR|COUNSELOR|REGISTRAR|MANAGER|ADMINISTRATOR)`
/**
 * Titles of adults. The work comes first, as in `INSTRUCTOR, SENATE PAGE SCHOOL`, or after the pages, as in `CHIEF PAGE
 * SUPERVISOR (MAJ)`.
 */
const ADULT = new RegExp(
  String.raw`^(?:(?:CHIEF|DEPUTY|ASSISTANT|ASST|ASSOCIATE|SENIOR|ACTING)\.? )*${ROLE}\b|\bPAGE (?:(?:PROGRAM|SCHOOL|RESIDENCE(?: HALL)?) )?${ROLE}\b`,
  'i',
)

export const LEFT_OUT = {
  reason: 'minor',
  detail:
    'Pages are minors: the row is counted, and its name is not published. First enter an adult who works with pages in the list of adults.',
} as const

/** Returns the cells of a row without the name. */
export const leaveNameOut = (
  cells: Readonly<Record<string, string>>,
  column: string,
): Readonly<Record<string, string>> => ({ ...cells, [column]: '' })
