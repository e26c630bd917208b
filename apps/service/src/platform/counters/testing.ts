export { REDIS_MISSING, startRedis, type TestRedis } from './testing/start-redis.ts'
