const UNITS = ['bytes', 'kB', 'MB', 'GB', 'TB'] as const
const SHORT = new Intl.NumberFormat('en-US', { maximumSignificantDigits: 3 })

/** `512 bytes`, `1.5 kB`, `1.23 MB`: powers of 1,000, as disks and browsers count. */
export const showBytes = (bytes: number): string => {
  // 999,999 bytes are written as 1 MB: what is rounded chooses the unit.
  const rounded = bytes < 1000 ? bytes : Number(bytes.toPrecision(3))
  const power = rounded < 1000 ? 0 : Math.min(UNITS.length - 1, Math.floor(Math.log10(rounded) / 3))
  return `${SHORT.format(rounded / 1000 ** power)} ${UNITS[power] ?? ''}`
}
