type Correction = { readonly field: string; readonly after?: unknown }

/** Whether a correction took the value of a field away: the document has one, and it does not hold. */
export const isTakenBack = (corrections: readonly Correction[] | undefined, field: string): boolean => {
  const last = corrections?.findLast((one) => one.field === field)
  return last !== undefined && (last.after === null || (Array.isArray(last.after) && last.after.length === 0))
}
