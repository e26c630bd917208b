/** Reasons of exceptions that several publishers share. */
export const WHY = {
  BUILD: 'a build holds the name against the list of codes',
  COMMITTEE: 'a build gives its row the note committee_code_unmatched if the code has no known form',
  PARTY: 'a build gives its row the note party_unknown if no list has the party',
  IN_WINDOWS: 'a file that is not UTF-8 is read as Windows-1252, in which the byte is ’',
  HEADERS: 'each cell may stand under either header',
  MOVED: 'each cell is of the kind of the column that it moved to',
  ABSENT: 'the part may be absent from a document',
  ORDER: 'the order of the list is a fact of the document',
} as const
