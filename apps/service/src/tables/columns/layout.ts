/** Application id and format in the header of every file of a table. The format changes with the layout of the file. */
export const APPLICATION_ID = 0x52_54_44_41
export const FORMAT = 9

/** Count of numbers in one blob: enough to read at the speed of memory, few enough to hold while they are written. */
export const CHUNK_NUMBERS = 65_536

/** Names the two arrays beside a set column: its value codes, set after set, and the start of each set. */
export const nameSets = (column: string) => ({ starts: `${column}.starts`, values: `${column}.values` })

/**
 * Names the two arrays of doubles beside a column of amounts: the amount of each code, and the amount of each row, 0
 * for null. Totals read the second in order; looking up the code of each row would leave the cache of the processor
 * every time.
 */
export const nameAmounts = (column: string) => ({ byCode: `${column}.amounts`, byRow: `${column}.rows` })
