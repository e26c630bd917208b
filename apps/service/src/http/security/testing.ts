import { listOperations, type TestService } from '../../bin/testing.ts'

export type Guarded = {
  readonly name: string
  readonly method: 'GET' | 'POST' | 'DELETE'
  readonly url: string
}

/** Every operation that the service’s own description says needs a key, with an address of it that exists. */
export const listGuarded = ({ description }: TestService, messageId: string): Guarded[] =>
  listOperations(description)
    .filter(({ security = [] }) => security.length > 0)
    .map(({ operationId, method, path }) => ({
      name: operationId,
      // The description of this service names no other methods; the suite fails where it does.
      method: method as Guarded['method'],
      url: path.replace('{id}', messageId) + (operationId === 'readReceived' ? `?message=${messageId}` : ''),
    }))
