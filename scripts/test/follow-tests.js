import async_hooks, { AsyncLocalStorage } from 'node:async_hooks'
import { channel } from 'node:diagnostics_channel'
import process from 'node:process'

const { createHook, executionAsyncId, executionAsyncResource } = async_hooks

/**
 * Changes how `node:test` finds the test that a call or an error belongs to. It has every promise of the process
 * announced to a hook, which takes a fifth of the time of tests that await much. An `AsyncLocalStorage` tells the same
 * without a hook. Only the first hook that is made, by `node:test` itself, is replaced.
 */
const followTests = () => {
  const running = new AsyncLocalStorage()
  async_hooks.createHook = (callbacks) => {
    async_hooks.createHook = createHook
    // Node publishes this within the test, which is a resource.
    channel('tracing:node.test:start').bindStore(running, () => {
      const id = executionAsyncId()
      callbacks.init?.(id, 'Test', 0, executionAsyncResource())
      return id
    })
    const hook = { enable: () => hook, disable: () => hook }
    return hook
  }
  async_hooks.executionAsyncId = () => running.getStore() ?? executionAsyncId()
}

// The runner itself, and services that a test starts, keep what Node gives them.
if (process.env.NODE_TEST_CONTEXT !== undefined) followTests()
