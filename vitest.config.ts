import { defineConfig } from 'vitest/config'
import { reactNativeWeb } from './scripts/react-native-web.ts'

// Time limits end what hangs; they are wide, for a loaded machine takes its time.
const expect = { poll: { timeout: 30_000 } }

const server = {
  expect,
  include: ['apps/server/src/**/*.test.ts'],
  testTimeout: 120_000,
  hookTimeout: 180_000,
  // The server's modules keep nothing between tests (each starts one of its own): they are loaded once a worker.
  isolate: false,
}

/**
 * `unit`: packages and web. `generation`: the generator. `server`: against PGlite. `server-postgres`: the same against the PostgreSQL of
 * TEST_DATABASE_URL, where that is set. `e2e`: a started Kwiq of each file's own in Chromium, after the others.
 * `resilience`: processes of Kwiq that are killed, cut off and balanced.
 */
export default defineConfig({
  test: {
    // All cores: the default leaves one free, which on two is half.
    maxWorkers: '100%',
    reporters: ['default', './scripts/summary-reporter.ts'],
    projects: [
      {
        plugins: [reactNativeWeb()],
        test: {
          name: 'unit',
          expect,
          testTimeout: 60_000,
          include: [
            'packages/!(generation)/src/**/*.test.{ts,tsx}',
            'apps/web/**/*.test.{ts,tsx}',
            'scripts/**/*.test.ts',
          ],
        },
      },
      {
        test: {
          name: 'generation',
          expect,
          testTimeout: 60_000,
          include: ['packages/generation/src/**/*.test.ts'],
          // Some two thousand modules of data and pure functions: loaded once a worker instead of once a file.
          isolate: false,
        },
      },
      { test: { ...server, name: 'server', env: { TEST_DATABASE_URL: '' } } },
      ...(process.env.TEST_DATABASE_URL ? [{ test: { ...server, name: 'server-postgres' } }] : []),
      {
        test: {
          name: 'e2e',
          expect,
          include: ['e2e/**/*.test.ts'],
          // A real browser beside a second one on two cores: once more before it counts as a fault.
          retry: 1,
          testTimeout: 300_000,
          hookTimeout: 300_000,
          sequence: { groupOrder: 1 },
        },
      },
      {
        plugins: [reactNativeWeb()],
        test: {
          name: 'resilience',
          expect,
          include: ['resilience/**/*.test.ts'],
          testTimeout: 300_000,
          hookTimeout: 300_000,
          sequence: { groupOrder: 2 },
        },
      },
    ],
  },
})
