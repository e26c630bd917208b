import { getRelease, publishRelease, type Published } from '../../releases/index.ts'
import { releasesDirectory } from '../build-from-archive.ts'
import { auditOrder } from './audit-order.ts'
import type { Command } from './command.ts'
import { findOption, getOperand, hasOption, type CommandLine } from './command-line.ts'
import { summariseRelease } from './describe-release.ts'
import { readNumber } from './read-number.ts'

export const releasePublish: Command = {
  words: 'release publish',
  summary: 'Make a release the current one. Running services take it up within a second.',
  details: 'Publishing the previous one again is the way back.',
  operand: {
    name: 'RELEASE|latest',
    description: 'Beginning of an id, or a snapshot; latest: the last built.',
  },
  options: [
    {
      name: 'max-shrink',
      value: 'PERCENT',
      description: 'How much smaller a dataset may be than it is now; 5 unless given.',
    },
    { name: 'accept-shrink', description: 'However much smaller.' },
    { name: 'accept-failed-checks', description: 'Although checks failed.' },
  ],
  run: async (line, desk) => {
    const directory = releasesDirectory(desk.settings)
    const { summary } = getRelease(directory, getOperand(line))
    desk.say(`Verifying ${summary.id}`)
    const wishes = readWishes(line)
    const published = await publishRelease({ directory, release: summary.id, now: desk.clock(), ...wishes })
    const { previous, outcome } = published
    const detail = JSON.stringify({ previous, ...wishes })
    if (outcome === 'published')
      await auditOrder(desk, { action: 'release.publish', object: summary.id, detail })
    return {
      json: { outcome, previous, ...summariseRelease(summary) },
      text: outcome === 'published' ? describe(published) : `Release ${summary.id} is current already.`,
    }
  },
}

const readWishes = (line: CommandLine) => ({
  maxShrinkPercent: readNumber('max-shrink', findOption(line, 'max-shrink'), { least: 0, most: 100 }),
  acceptShrink: hasOption(line, 'accept-shrink'),
  acceptFailedChecks: hasOption(line, 'accept-failed-checks'),
})

const describe = ({ summary, previous }: Published): string =>
  [
    `Release ${summary.id} is published, as ${summary.token}.`,
    ...(previous === null ? [] : [`The way back: release publish ${previous}`]),
  ].join('\n')
