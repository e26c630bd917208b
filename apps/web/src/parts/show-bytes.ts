const UNITS = ['bytes', 'kB', 'MB', 'GB', 'TB'] as const
const SHORT = new Intl.NumberFormat('en-US', { maximumSignificantDigits: 3 })

/** `512 bytes`, `1.5 kB`, `1.23 MB`: powers of 1,000, as disks and browsers count. */
export const showBytes = (bytes: number): string => {
  const power = bytes < 1000 ? 0 : Math.min(UNITS.length - 1, Math.floor(Math.log10(bytes) / 3))
  return `${SHORT.format(bytes / 1000 ** power)} ${UNITS[power] ?? ''}`
}
