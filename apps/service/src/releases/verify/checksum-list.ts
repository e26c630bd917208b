import { isSafePath, type Tree } from './tree.ts'

export type ChecksumList = {
  /** Path to digest. */
  readonly digests: ReadonlyMap<string, string>
  readonly faults: readonly string[]
}

/** Parses the output of `sha256sum`. Names that lead elsewhere and repeated names are faults. */
export const parseChecksums = (text: string, name: string): ChecksumList => {
  const digests = new Map<string, string>()
  const faults: string[] = []
  for (const line of text.split('\n').filter((one) => one !== '')) {
    const [, digest, path] = /^([0-9a-f]{64}) [ *](.+)$/.exec(line) ?? []
    if (digest === undefined || path === undefined) faults.push(`${name} has a line that is none: ${line}`)
    else if (!isSafePath(path)) faults.push(`${name} names ${path}, which leads out of the folder`)
    else if (digests.has(path)) faults.push(`${name} names ${path} twice`)
    else digests.set(path, digest)
  }
  return { digests, faults }
}

/** Faults of the files against the list: missing and damaged files. */
export const compareFiles = (
  { files }: Pick<Tree, 'files'>,
  { digests }: Pick<ChecksumList, 'digests'>,
): string[] =>
  [...digests].flatMap(([path, digest]) => {
    const file = files.get(path)
    if (file === undefined) return [`${path} is missing`]
    return file.sha256 === digest ? [] : [`${path} is damaged`]
  })
