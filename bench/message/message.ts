/** A message of the usual length, to an office of the sample roster. */
export const FIELDS = {
  name_prefix: 'Ms.',
  first_name: 'Ada',
  last_name: 'Sample',
  address1: '12 Example Street',
  city: 'Springfield',
  state: 'CA',
  zip_code: '90001',
  phone_number: '2025550123',
  email: 'ada@example.org',
  custom_subject: 'Please support the bill on imaginary bridges',
  message: 'I am writing to ask for your support of the bill on imaginary bridges. '.repeat(12),
  destination_id: 'HCA12',
  main_issue: 31,
}

/** The same as it is sent, with what may be empty. */
export const MESSAGE = JSON.stringify({ data: { ...FIELDS, suffix: '', address2: null } })
