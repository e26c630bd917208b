// cut: send
import { makeMessageClient } from '@rotunda/sdk/message'

const { BASE_URL: baseUrl = 'http://127.0.0.1:8080', API_KEY: key = '' } = process.env

const messages = makeMessageClient({ baseUrl, key })
const sent = await messages.send({
  destination_id: 'HAK00',
  name_prefix: 'Ms.',
  first_name: 'Ada',
  last_name: 'Example',
  address1: '1 Example Street',
  city: 'Example City',
  state: 'AK',
  zip_code: '99501',
  phone_number: '9075550100',
  email: 'ada@example.org',
  main_issue: 25,
  custom_subject: 'Trails',
  message: 'Please keep the trails open.',
})
if (sent.kind === 'accepted') console.log(`Stored as ${sent.id}, and on its way.`, ...sent.warnings)
if (sent.kind === 'refused') console.log(`Not sent: ${sent.problem.message}`)
if (sent.kind === 'unknown') console.log(`Send the same again under the key ${sent.idempotencyKey}.`)
if (sent.kind === 'accepted') {
  const { state, reason } = await messages.waitFor(sent)
  console.log(`${state}: ${reason}`)
}
// end: send
