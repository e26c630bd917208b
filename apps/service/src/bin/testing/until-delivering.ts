import type { ServicePart } from '@rotunda/contract'
import type { TestService } from './open-test-service.ts'

/** Waits until the delivery worker has started. */
export const untilDelivering = async ({ app }: Pick<TestService, 'app'>): Promise<void> => {
  for (;;) {
    // As /readyz is described.
    const { parts } = (await app.inject('/readyz')).json<{ parts: ServicePart[] }>()
    if (parts.some(({ name, status }) => name === 'delivery_worker' && status === 'ok')) return
  }
}
