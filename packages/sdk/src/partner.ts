import type { CallOptions } from './call.ts'
import type { components, paths } from './generated/partner.d.ts'
import { makeGet, makeLists, type Lister, type ListName } from './lists.ts'
import { openKeyedClient, type KeyedOptions } from './open-keyed-client.ts'

export { KeyInBrowser } from './key-in-browser.ts'
export * from './list-entry.ts'
export type { KeyedOptions } from './open-keyed-client.ts'
export type { components, paths }

const BASE = '/api/partner/v1'
export type PartnerListName = ListName<paths, typeof BASE>

export type WhoAmI = paths['/api/partner/v1/whoami']['get']['responses'][200]['content']['application/json']

/** Client of the partner data. It holds a key, so it throws KeyInBrowser in a browser. */
export type PartnerClient = {
  /** Rows of a list by its name, such as `members`. */
  readonly list: Lister<paths, typeof BASE>
  /** The key's scopes, quotas and expiry. */
  whoAmI(options?: CallOptions): Promise<WhoAmI>
}

export const makePartnerClient = (options: KeyedOptions): PartnerClient => {
  const get = makeGet({ ...openKeyedClient<paths>(options), base: BASE })
  return {
    list: makeLists(get),
    whoAmI: (calling) => get('whoami', {}, calling),
  }
}
