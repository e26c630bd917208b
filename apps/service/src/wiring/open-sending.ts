import { openReceivers, type ReceiversNeeds } from './receivers.ts'
import { openSandbox } from './sandbox.ts'

/** Opens the receivers of messages: those of the settings, or the simulators of a sandbox. */
export const openSending = async (needs: Omit<ReceiversNeeds, 'sandbox'>) => {
  const sandbox = await openSandbox(needs.settings)
  return { sandbox, receivers: openReceivers({ ...needs, sandbox: sandbox?.addresses }) }
}
