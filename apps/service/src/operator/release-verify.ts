import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join, relative, resolve } from 'node:path'
import { OperatorFault } from '../platform/index.ts'
import { examineRelease, findKeyFault, type CheckedRelease } from '../releases/verify/index.ts'
import { getRelease } from '../releases/publish/index.ts'
import { placesOf } from '../wiring/places.ts'
import { chooseCollection, COLLECTION_OPTION } from './choose-collection.ts'
import type { Command, Report } from './command.ts'
import { findOption, getOperand, type CommandLine } from './command-line.ts'
import type { CommandContext } from './command-context.ts'
import { nameCause } from '../wiring/name-cause.ts'

export const releaseVerify: Command = {
  words: 'release verify',
  needs: 'reading',
  summary: 'Verify every file of a release by its digest, and the digests by their signature.',
  details:
    'The command names every damaged, missing and unexpected file. It also verifies releases from other machines.',
  examples: ['release verify latest'],
  operand: {
    name: 'RELEASE|PATH',
    description:
      'Beginning of the id of a release, its snapshot, or latest; or the path of a folder, an unpacked bag or a zip.',
  },
  options: [
    COLLECTION_OPTION,
    {
      name: 'public-key',
      value: 'FILE',
      description:
        'Public key (PEM) that must match the signature; the key beside the release when left out.',
    },
  ],
  run: async (line, context) => {
    const place = findPlace(line, context)
    const keyFile = findOption(line, 'public-key')
    const publicKey = keyFile === undefined ? undefined : await readKey(resolve(context.directory, keyFile))
    context.reportProgress(`Reading ${place}`)
    return report(await examineRelease(place, publicKey), { place, shown: showPlace(place, context) })
  },
}

/** Most faults in the text and in the JSON. In a folder of other files, each file is a fault. */
const SHOWN = 20
const LISTED = 1000

type Place = { readonly place: string; readonly shown: string }

const report = (checked: CheckedRelease, { place, shown }: Place): Report => {
  const { faults, signedFor, unsigned } = checked
  const all = [...faults, ...unsigned]
  const json = {
    path: place,
    verified: all.length === 0,
    whole: faults.length === 0,
    signature: nameSignature(checked),
    fault_count: all.length,
    faults: all.slice(0, LISTED),
  }
  if (all.length === 0) return { json, text: `${shown} is whole${SIGNED[signedFor ?? 'nobody']}` }
  const more = all.length - SHOWN
  const text = [...all.slice(0, SHOWN), ...(more > 0 ? [`… and ${more} more.`] : [])].join('\n')
  return {
    json,
    text,
    refused:
      faults.length > 0 ? `${shown} is not whole.` : `${shown} is whole, ${UNSIGNED[signedFor ?? 'nobody']}`,
  }
}

/** The key that signed. A whole release that another key than the given key signed is not verified. */
const nameSignature = ({ signedFor, unsigned }: CheckedRelease) =>
  signedFor === undefined ? 'none' : unsigned.length > 0 ? 'another_key' : signedFor

const SIGNED = {
  own_key: ', and signed for the key in SHA256SUMS.pub.',
  given_key: ', and signed for the key given.',
  nobody: '; no signature was checked.',
} as const

const UNSIGNED = {
  own_key: 'but not signed for this key.',
  given_key: 'but not signed for this key.',
  nobody: 'but has no signature that could be checked.',
} as const

/** An existing path wins over the name of a release. */
const findPlace = (line: CommandLine, context: CommandContext): string => {
  const { settings, directory } = context
  const name = getOperand(line)
  const path = resolve(directory, name)
  if (existsSync(path) || name.includes('/')) return path
  const { releases } = placesOf(settings, chooseCollection(line, context).collection)
  return resolve(directory, join(releases, getRelease(releases, name).summary.id))
}

/** Path relative to the working directory, if the place is inside. */
const showPlace = (place: string, { directory }: CommandContext): string => {
  const inside = relative(directory, place)
  return inside === '' || inside.startsWith('..') ? place : inside
}

const readKey = async (path: string): Promise<string> => {
  const text = await readFile(path, 'utf8').catch((cause: unknown) => {
    throw new OperatorFault(
      'invalid_query',
      `The public key ${path} could not be read (${nameCause(cause)}).`,
      {
        cause,
      },
    )
  })
  const fault = findKeyFault(text)
  if (fault === undefined) return text
  throw new OperatorFault(
    'invalid_query',
    `Nothing was checked: ${path} ${fault}. The key of a release is its SHA256SUMS.pub.`,
  )
}
