/** Bounds on deliveries to Congress. `npm run generate` writes them to docs/explanation/limits.md. */
export const GATEWAY_LIMITS = {
  rate: {
    bound: '5 messages a second to each gateway of Congress',
    why: 'The gateways ask this of a vendor',
  },
  concurrency: {
    value: 32,
    bound: '{} tries under way at each gateway of Congress',
    why: 'Enough for the rate when a gateway takes seconds to answer',
  },
  trySeconds: {
    value: 30,
    bound: '{} seconds for a try',
    why: 'After that the arrival of the message is unknown: it is `uncertain`. `ROTUNDA_TRY_SECONDS` changes this limit',
  },
  giveUpDays: {
    value: 5,
    bound: '{} days of trying, from the first try',
    why: 'The gateways advise it. Then the message is `undeliverable`, or `uncertain` if one of its tries was sent',
  },
  maintenance: {
    bound:
      '00:00 to 06:00 Eastern every night for the House; 00:00 to 06:00 on Sundays and 05:00 to 07:00 on Wednesdays for the Senate',
    why: 'The gateways are under maintenance',
  },
  errorKib: {
    value: 64,
    bound: '{} KiB of a gateway’s answer parsed for errors',
    why: 'No gateway explains itself at such length',
  },
}
