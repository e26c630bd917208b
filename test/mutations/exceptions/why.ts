/** Reasons of exceptions that several publishers share. */
export const WHY = {
  BUILD: 'a build holds the name against the list of codes',
  IN_WINDOWS: 'a file that is not UTF-8 is read as Windows-1252, in which the byte is ’',
  CODE: 'the code is kept as it is printed; its list is to judge it',
  FORM: 'the id is kept as it is printed; its form is to judge it',
  PLACE: 'the place is kept as it is printed; the list of States is to judge it',
  TWICE: 'facts that repeat or contradict each other are to be flagged',
  ROWS: 'the reader gives the row twice, and a build is to say so',
  HEADERS: 'each cell may stand under either header',
  MOVED: 'each cell is of the kind of the column that it moved to',
  POINTS: 'an amount with three digits after its point is to be refused',
  ABSENT: 'the part may be absent from a document',
  ORDER: 'the order of the list is a fact of the document',
  BLANKS: 'the blanks of the text are to be tidied',
  CURRENCY: 'a number format with another currency is to be refused',
  OTHER: 'the reader is to refuse or flag it',
} as const
