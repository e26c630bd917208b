import { SCOPES } from '@rotunda/contract'
import { officeMessage, openTestService } from '../../apps/service/src/bin/testing.ts'
import { ROUTES, SHARED_ROUTES } from '../../apps/web/src/pages/routes.ts'
import { RUN_MILLISECONDS } from '../../apps/service/src/platform/testing.ts'
import { findExamples } from '../pages/testing/find-examples.ts'
import { lookAt } from '../pages/testing/open-pages.ts'
import { furnish } from '../portal/testing/open-portal.ts'

/** Address, credentials and ids with which the measuring process asks a service. */
export type Served = {
  readonly base: string
  /** Key of every scope. */
  readonly key: string
  /** Cookies of one person of each role. */
  readonly cookies: Readonly<Record<'owner' | 'guest' | 'reviewer' | 'operator', string>>
  /** Ids of what the portal holds, by the name of the path parameter. */
  readonly named: Readonly<Record<string, string>>
  /** One address for each route of the pages. */
  readonly pages: readonly { readonly route: string; readonly address: string }[]
}

/** `node serve.ts DATA`: the whole service on published data, with two readers, until its parent lets it go. */
const main = async (data: string): Promise<void> => {
  const service = await openTestService(
    { ROTUNDA_DATA: data, ROTUNDA_PUBLIC_RATE: '0', ROTUNDA_MESSAGE_RATE: '0', ROTUNDA_LOG_LEVEL: 'info' },
    { threads: 2, deadlineSeconds: RUN_MILLISECONDS / 1000 },
  )
  const { named, ...people } = await furnish(service)
  const { secret: key } = await service.issue({ scopes: [...SCOPES] })
  // A message is shown to the organisation that sent it.
  const { id: message } = await service.ask({
    method: 'POST',
    url: '/api/send-message',
    key,
    body: officeMessage(),
  })
  const examples = await findExamples([...ROUTES, ...SHARED_ROUTES], lookAt(service).read)
  const cookiesOf = ({ cookies }: { readonly cookies: ReadonlyMap<string, string> }): string =>
    [...cookies].map((pair) => pair.join('=')).join('; ')
  const served: Served = {
    base: await service.app.listen({ port: 0, host: '127.0.0.1' }),
    key,
    cookies: {
      owner: cookiesOf(people.owner),
      guest: cookiesOf(people.guest),
      reviewer: cookiesOf(people.reviewer),
      operator: cookiesOf(people.operator),
    },
    named: { ...named, message },
    pages: [...examples.values()].map(({ route, address }) => ({ route, address })),
  }
  process.send?.(served)
  process.once('disconnect', () => void service.close())
}

await main(process.argv[2] ?? '')
