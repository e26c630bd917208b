import { UsageFault } from './usage-fault.ts'

/** The whole number of an option; undefined when the option was not given. */
export const readNumber = (
  name: string,
  text: string | undefined,
  { least, most }: { readonly least: number; readonly most: number },
): number | undefined => {
  if (text === undefined) return undefined
  const number = Number(text)
  if (/^\d+$/.test(text) && number >= least && number <= most) return number
  throw new UsageFault(`--${name} must be a whole number from ${least} to ${most}, not "${text}".`)
}
