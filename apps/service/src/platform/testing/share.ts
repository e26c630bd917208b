/** A test, or the runner itself for a whole file. */
export type Ending = { readonly after: (end: () => Promise<void>) => void }

type Closing = { close(): Promise<void> }
type Shared = { users: number; readonly value: Promise<Closing> }

const shared = new Map<string, Shared>()

/** Opens a thing once for all who ask by its name, and closes it when the last of them has ended. */
export const share = async <Value extends Closing>(
  t: Ending,
  name: string,
  open: () => Promise<Value>,
): Promise<Value> => {
  const one = shared.getOrInsertComputed(name, () => ({ users: 0, value: open() }))
  one.users += 1
  t.after(async () => {
    one.users -= 1
    if (one.users > 0) return
    shared.delete(name)
    await (await one.value).close()
  })
  // The runner finds the suite of a test by its promises, so each caller gets a promise of its own.
  const value = await one.value
  // A name has values of one type.
  return value as Value
}
