/** The files of a release or bag, wherever they lie, each with its digest; paths are relative and safe. */
export type Tree = {
  readonly files: ReadonlyMap<string, { readonly bytes: number; readonly sha256: string }>
  /** What cannot be a file of a release: links, names that lead elsewhere, entries that cannot be read. */
  readonly faults: readonly string[]
  /** A small file as text; undefined when there is none. */
  readonly readText: (path: string) => string | undefined
}

/** Whether a name stays below the folder in which it is looked up, on any system. */
export const isSafePath = (path: string): boolean =>
  !/[\\:\u0000-\u001f]/.test(path) && // eslint-disable-line no-control-regex -- they are what is looked for
  path.split('/').every((part) => part !== '' && part !== '.' && part !== '..')
