export { putPublicApi, type PublicNeeds } from './put-public-api.ts'
