/** A message of the usual length, to an office of the sample roster. */
export const MESSAGE = JSON.stringify({
  data: {
    name_prefix: 'Ms.',
    first_name: 'Ada',
    last_name: 'Sample',
    suffix: '',
    address1: '12 Example Street',
    address2: null,
    city: 'Springfield',
    state: 'CA',
    zip_code: '90001',
    phone_number: '2025550123',
    email: 'ada@example.org',
    custom_subject: 'Please support the bill on imaginary bridges',
    message: 'I am writing to ask for your support of the bill on imaginary bridges. '.repeat(12),
    destination_id: 'HCA12',
    main_issue: 31,
  },
})
