import type { TestContext } from 'node:test'
import { APPROPRIATIONS } from '../../collections/appropriations/declaration/index.ts'
import { makeLog } from '../../platform/log/index.ts'
import { openCurrentRelease, type Ahead } from '../open/open-current-release.ts'
import { publishAnyway } from './publish-anyway.ts'
import { archive, makeRow } from './documents.ts'
import { build, makeFolder } from './release-bed.ts'

export const SERVED_SINCE = Date.parse('2026-06-05T10:00:00Z')

type Wishes = { readonly releases: number; readonly graceSeconds?: number; readonly ahead?: Ahead }

/** Builds releases, publishes none, and opens the parts of a server for them. */
export const openServed = async (t: TestContext, { releases: count, graceSeconds = 0, ahead }: Wishes) => {
  const directory = makeFolder(t)
  let now = SERVED_SINCE
  const clock = () => new Date(now)
  const releases: string[] = []
  for (let number = 0; number < count; number += 1) {
    const document = archive({ series: 'requests/2026', rows: [makeRow(2, { title: `Wells ${number}` })] })
    releases.push((await build(directory, [document])).summary.id)
  }
  const lines: { event: string }[] = []
  const log = makeLog('info', { write: (line) => void lines.push(JSON.parse(line)) })
  const needs = { directory, collection: APPROPRIATIONS, clock, log, graceSeconds }
  const start = () => openCurrentRelease({ ...needs, ...(ahead && { ahead }) })
  let current = start()
  t.after(() => current.close())
  return {
    directory,
    get current() {
      return current
    },
    restart: async () => {
      await current.close()
      current = start()
    },
    clock,
    events: () => lines.map(({ event }) => event),
    idOf: (index: number): string => releases[index] ?? '',
    tokenOf: (index: number): string => `snap-${(releases[index] ?? '').slice(0, 20)}`,
    pass: (seconds: number) => void (now += seconds * 1000),
    publish: async (index: number) => {
      await publishAnyway({ directory, release: releases[index] ?? '', now: clock() })
      await current.refresh()
    },
  }
}
