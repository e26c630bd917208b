/** A Markdown table. */
export const table = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n')

/** Whole, with thousands apart. */
export const number = (value: number): string => Math.round(value).toLocaleString('en-US')

export const percent = (ratio: number): string => `${(ratio * 100).toFixed(0)} %`

/** A target, the measured value, and whether this run reached it. */
export type Target = readonly [wanted: string, measured: string, reached: boolean]

export const describeTargets = (rows: readonly Target[]): string => {
  const lines = rows.map(([target, measured, reached]) => [
    target,
    measured,
    reached ? 'reached' : 'not reached',
  ])
  return table(['target', 'measured', ''], lines)
}

/** Tells a person who waits what is being measured. */
export const say = (what: string): void => {
  process.stderr.write(`${what} …\n`)
}

/** The value that so large a share does not exceed. */
export const percentile = (values: readonly number[], share: number): number => {
  const sorted = values.toSorted((one, other) => one - other)
  return sorted[Math.ceil(share * sorted.length) - 1] ?? Number.NaN
}
