import type { AppropriationsClient } from '@rotunda/sdk/appropriations'

/** A client whose calls all read one release, whichever is current. */
export const pinClient = (
  client: AppropriationsClient,
  release: string,
): Pick<AppropriationsClient, 'records' | 'aggregates'> => ({
  records: (filter, options) => client.records(filter, { ...options, release }),
  aggregates: (filter, options) => client.aggregates(filter, { ...options, release }),
})
