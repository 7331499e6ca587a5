import { start } from '../../apps/server/src/start.ts'

// Kwiq as `npm start` runs it, without the rate limits: they are there to stop what a bench does.
const unlimited = { max: Number.MAX_SAFE_INTEGER, timeWindow: 60_000 }

const { stop } = await start(process.env, {
  rateLimits: {
    ordinary: unlimited,
    signIn: unlimited,
    registration: unlimited,
    generation: unlimited,
    review: unlimited,
  },
})
process.once('SIGTERM', () => void stop().then(() => process.exit(0)))
