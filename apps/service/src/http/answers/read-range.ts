/** The bytes from `start` to `end`, both included. */
export type ByteRange = { readonly start: number; readonly end: number }

export type WantedRange = 'whole' | 'unsatisfiable' | ByteRange

/**
 * Reads `Range` for a file of this size (RFC 9110, 14). It honours one range of bytes. Several ranges, other units and
 * malformed ranges are ignored, as the standard allows: every client must accept the whole file instead. Resuming a
 * download needs one range, and several would allow requests for a million overlapping ones.
 */
export const readRange = (header: string | undefined, size: number): WantedRange => {
  const [, first, last] = /^bytes=\s*(\d*)-(\d*)\s*$/i.exec(header ?? '') ?? []
  if (first === undefined || last === undefined || (first === '' && last === '')) return 'whole'
  if (first === '') return fit(Math.max(0, size - Number(last)), size - 1, size)
  if (last !== '' && Number(last) < Number(first)) return 'whole'
  return fit(Number(first), last === '' ? size - 1 : Math.min(Number(last), size - 1), size)
}

const fit = (start: number, end: number, size: number): WantedRange =>
  start < size ? { start, end } : 'unsatisfiable'
