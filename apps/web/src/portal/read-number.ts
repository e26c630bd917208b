/** Number that a person typed, with or without commas. Undefined for an empty field; NaN for anything but a number. */
export const readNumber = (typed: string | null): number | undefined => {
  const text = (typed ?? '').replaceAll(/[\s,]/g, '')
  if (text === '') return undefined
  return /^\d{1,15}$/.test(text) ? Number(text) : Number.NaN
}
