import { formatOxum } from '../bundle/write-bag.ts'
import { compareFiles, parseChecksums } from './checksum-list.ts'
import { BAG_INFO, MANIFEST, TAG_MANIFEST, type Tree } from './tree.ts'

/** What is wrong with a bag (RFC 8493). `known`: files beside it that are no part of it. */
export const verifyBag = (tree: Tree, known: ReadonlySet<string> = new Set()): string[] => {
  const lists = [MANIFEST, TAG_MANIFEST].map((name) => parseChecksums(tree.readText(name) ?? '', name))
  const named = new Set([TAG_MANIFEST, ...known, ...lists.flatMap(({ digests }) => [...digests.keys()])])
  return [
    ...['bagit.txt', MANIFEST, TAG_MANIFEST].flatMap((name) =>
      tree.files.has(name) ? [] : [`${name} is missing`],
    ),
    ...lists.flatMap((list) => [...list.faults, ...compareFiles(tree, list)]),
    ...[...tree.files.keys()]
      .filter((path) => !named.has(path))
      .map((path) => `${path} does not belong there`),
    ...verifyOxum(tree),
  ]
}

const verifyOxum = ({ files, readText }: Tree): string[] => {
  const info = readText(BAG_INFO)
  if (info === undefined) return [`${BAG_INFO} is missing`]
  const [, stated] = /^Payload-Oxum: (.*)$/m.exec(info) ?? []
  const payload = [...files].filter(([path]) => path.startsWith('data/')).map(([, file]) => file)
  const found = formatOxum(payload)
  return stated === found
    ? []
    : [`${BAG_INFO} says Payload-Oxum ${stated ?? 'nowhere'}, and there is ${found}`]
}
