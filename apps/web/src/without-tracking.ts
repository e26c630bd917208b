/** What newsletters, social networks and advertisers add to an address that somebody shares. */
const TRACKING = /^(utm_\w+|fbclid|gclid|msclkid|mc_[ce]id|igsh(id)?)$/i

/** The parameters that say what is asked for: the others would be refused as unknown, and are nobody's slip. */
export const withoutTracking = (params: URLSearchParams): URLSearchParams =>
  new URLSearchParams([...params].filter(([name]) => !TRACKING.test(name)))
