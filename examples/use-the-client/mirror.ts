// cut: mirror
import { mirrorRelease } from '@rotunda/sdk/mirror'

const { BASE_URL: baseUrl = 'http://127.0.0.1:8080', FOLDER: folder = 'releases' } = process.env

const { path, digests, signedFor, wasThere } = await mirrorRelease({ baseUrl, folder })
console.log(`${wasThere ? 'Already there' : 'Copied'}: ${digests.size} files in ${path}, ${signedFor}`)
// end: mirror
