import { Gauge, type Registry } from 'prom-client'
import { CHANNELS, type ChannelName } from '@rotunda/contract'

/** What the gauges ask when they are read. Instants are undefined while there is nothing. */
export type MeasureState = {
  readonly build: { readonly version: string; readonly mode: string }
  readonly listPaused: () => Promise<readonly ChannelName[]>
  readonly findReleaseTime: () => Date | undefined
  readonly findRosterTime: () => Promise<Date | undefined>
}

/** How things stand: the build, which channels are paused, and how old the data is. */
export const addStateGauges = (registry: Registry, state: MeasureState): void => {
  const registers = [registry]
  const build = new Gauge({
    name: 'rotunda_build_info',
    help: 'Always 1; the labels say what runs.',
    labelNames: ['version', 'mode', 'node'],
    registers,
  })
  build.set({ ...state.build, node: process.versions.node }, 1)
  const paused = new Gauge({
    name: 'rotunda_channel_paused',
    help: 'Whether the channel is paused: 1, or 0 when it is open.',
    labelNames: ['channel'],
    registers,
    collect: async () => {
      const now = await state.listPaused()
      for (const channel of CHANNELS) paused.set({ channel }, now.includes(channel) ? 1 : 0)
    },
  })
  addTime(registry, RELEASE, () => Promise.resolve(state.findReleaseTime()))
  addTime(registry, ROSTER, state.findRosterTime)
}

const RELEASE = {
  name: 'rotunda_release_published_timestamp_seconds',
  help: 'When the current release was published; no series while nothing is.',
}
const ROSTER = {
  name: 'rotunda_roster_as_of_timestamp_seconds',
  help: 'Day on which the list of legislators was read.',
}

const addTime = (
  registry: Registry,
  described: { readonly name: string; readonly help: string },
  find: () => Promise<Date | undefined>,
): void => {
  const gauge = new Gauge({
    ...described,
    labelNames: [],
    registers: [registry],
    collect: async () => {
      const at = await find()
      gauge.remove()
      if (at !== undefined) gauge.set(at.getTime() / 1000)
    },
  })
}
