import { makeAppropriationsClient, NotFound } from '@rotunda/sdk/appropriations'
import { makeDestinationsClient } from '@rotunda/sdk/destinations'
import { makePartnerClient } from '@rotunda/sdk/partner'

/** A page reads public data, and is refused a client with a key. */
export const run = async (baseUrl: string): Promise<string[]> => {
  const client = makeAppropriationsClient({ baseUrl })
  const { rows, attribution } = await client.records({ state: ['AL'] }).collect({ atMost: 1000 })
  const areas = await makeDestinationsClient({ baseUrl }).list('issue-areas').page()
  const missing = await client.record('none').then(
    () => false,
    (cause: unknown) => cause instanceof NotFound,
  )
  return [`${rows.length} rows`, attribution, `${areas.data.length} areas`, String(missing), refused(baseUrl)]
}

const refused = (baseUrl: string): string => {
  try {
    makePartnerClient({ baseUrl, key: 'rtk_example' })
    return 'a page holds a key'
  } catch (cause) {
    return cause instanceof Error ? cause.name : String(cause)
  }
}
