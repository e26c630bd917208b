import type { Ask } from '../ask/ask.ts'

/** How long a page may show the release before the current one. */
const SECONDS = 10

export type FollowedEdition = {
  readonly begin: () => Promise<void>
  readonly read: () => string
  readonly listSamples: () => readonly string[]
  readonly close: () => void
}

type Releases = readonly { readonly collection: string; readonly release: string; readonly sample: boolean }[]

/** Asks the service again and again which releases are current: pages that were written of others are written anew. */
export const followEdition = (ask: Ask): FollowedEdition => {
  let releases: Releases = []
  let timer: NodeJS.Timeout | undefined
  const look = async (): Promise<void> => {
    const response = await ask(new Request('http://service.invalid/api/status'), { address: '127.0.0.1' })
    if (!response.ok) return
    // As the description of the service has it.
    releases = ((await response.json()) as { readonly releases: Releases }).releases
  }
  // While the service is away, pages say so themselves.
  const lookAgain = (): void => void look().catch(() => undefined)
  return {
    begin: async () => {
      await look().catch(() => undefined)
      timer = setInterval(lookAgain, SECONDS * 1000)
      timer.unref()
    },
    read: () => [new Date().toISOString().slice(0, 10), ...releases.map(({ release }) => release)].join(),
    listSamples: () => releases.filter(({ sample }) => sample).map(({ collection }) => collection),
    close: () => {
      clearInterval(timer)
    },
  }
}
