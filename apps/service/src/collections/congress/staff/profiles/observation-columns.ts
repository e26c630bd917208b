/** Numbers in a column each: far less memory than an object for each row. */
export type Columns<Name extends string> = {
  add(values: Readonly<Record<Name, number>>): void
  get(name: Name, index: number): number
  readonly count: () => number
  /** The columns as they are: they grow no more. */
  close(): Readonly<Record<Name, Int32Array>>
}

const FIRST_LENGTH = 1024

export const makeColumns = <Name extends string>(names: readonly Name[]): Columns<Name> => {
  const columns = new Map(names.map((name) => [name, new Int32Array(FIRST_LENGTH)]))
  let count = 0
  let length = FIRST_LENGTH
  const grow = (): void => {
    length *= 2
    for (const [name, column] of columns) {
      const longer = new Int32Array(length)
      longer.set(column)
      columns.set(name, longer)
    }
  }
  return {
    add: (values) => {
      if (count === length) grow()
      for (const [name, column] of columns) column[count] = values[name]
      count += 1
    },
    get: (name, index) => columns.get(name)?.[index] ?? 0,
    count: () => count,
    close: () =>
      // One for each name.
      Object.fromEntries([...columns].map(([name, column]) => [name, column.subarray(0, count)])) as Record<
        Name,
        Int32Array
      >,
  }
}
