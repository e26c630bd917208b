/** Notes on the values of a row, which every collection can make. */
export const VALUE_NOTES = {
  control_characters:
    'A text of the row held invisible control characters in its source. Control characters break programs that load the file, so each became a space. Where a row has its cells, they keep them, NUL as ␀.',
  damaged_text:
    'A text of the row has letters in a wrong encoding or another script, invisible characters or codes of HTML, exactly as in its source.',
  implausible_date:
    'A day of the row lies before 1700, or more than 100 years after its document was read, exactly as in its source.',
} as const
export type ValueNote = keyof typeof VALUE_NOTES
