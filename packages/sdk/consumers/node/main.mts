import { makeAppropriationsClient, SnapshotChanged, type Collected } from '@rotunda/sdk/appropriations'
import { makeMessageClient, type Sent } from '@rotunda/sdk/message'
import { KeyInBrowser, makePartnerClient } from '@rotunda/sdk/partner'

/** Uses every entry as a program on a server does, with nothing but what the installed package declares. */
const main = async (baseUrl: string): Promise<void> => {
  const records = makeAppropriationsClient({ baseUrl }).records({ state: 'AL', fiscal_year: [2025, 2026] })
  const { rows, freshness, total } = await records.collect({ atMost: 1000 })
  const amounts: (number | null)[] = rows.map(({ amount }) => amount ?? null)
  console.log(`${amounts.length} of ${total}, checked ${freshness.checked_at ?? 'never'}`)

  const partner = makePartnerClient({ baseUrl, key: 'rtk_example' })
  const names: (string | undefined)[] = []
  for await (const { id } of partner.list('meetings', { chamber: 'House', event_type: 'Hearing' }))
    names.push(id)
  console.log(names.join(' '))

  const sent: Sent = await makeMessageClient({ baseUrl, key: 'rtk_example' }).send({ message: 'Please.' })
  console.log(sent.kind === 'accepted' ? sent.id : sent.kind === 'refused' ? sent.problem.code : sent.cause)
}

/** Compiles only while these are mistakes. */
export const mistakes = (baseUrl: string): void => {
  const client = makeAppropriationsClient({ baseUrl })
  // @ts-expect-error A misspelt filter.
  client.records({ stat: 'AL' })
  // @ts-expect-error Not one of the States.
  client.records({ state: 'ZZ' })
  // @ts-expect-error The walk itself carries the snapshot.
  client.records({ snapshot: 'snap-1' })
  // @ts-expect-error How many rows may be held must be said.
  void client.records().collect({})
  // @ts-expect-error No such list.
  makePartnerClient({ baseUrl, key: '' }).list('whoami')
  // @ts-expect-error Without a key there is no such client.
  makePartnerClient({ baseUrl })
}

export type Kept = Collected<never>
export const isKnown = (cause: unknown): boolean =>
  cause instanceof SnapshotChanged || cause instanceof KeyInBrowser

const [baseUrl] = process.argv.slice(2)
if (baseUrl !== undefined) await main(baseUrl)
