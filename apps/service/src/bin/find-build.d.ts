/** Content of `dist/build.json`. */
export type Build = {
  /** Folder of `dist/` with the entries. */
  readonly folder: string
  /** Digest of the sources that releases state. */
  readonly code: string
  /** Files that the build was made of. */
  readonly files: Readonly<Record<string, BuiltFile>>
}

/** Bytes, time of the last change in milliseconds, and SHA-256. */
export type BuiltFile = readonly [bytes: number, changedAt: number, sha256: string]

/** Finds the program of a build that fits the sources, or says why there is none. */
export const findBuild: (root: string) => { readonly program: string } | { readonly fault: string }
