/** Address, on this service, of one file of a release. */
export const downloadAddress = (release: string, path: string): string =>
  `/downloads/${release}/${path.split('/').map(encodeURIComponent).join('/')}`
