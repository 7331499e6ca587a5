import { defineConfig } from 'vitest/config'
import { reactNativeWeb } from './scripts/react-native-web.ts'

/**
 * Three projects: `unit` (packages and web), `server` (against a real database: PGlite, or the PostgreSQL of
 * TEST_DATABASE_URL) and `e2e` (a started Kwiq in Debian's Chromium).
 */
export default defineConfig({
  test: {
    projects: [
      {
        plugins: [reactNativeWeb()],
        test: {
          name: 'unit',
          include: ['packages/*/src/**/*.test.{ts,tsx}', 'apps/web/src/**/*.test.{ts,tsx}', 'scripts/**/*.test.ts'],
        },
      },
      {
        test: { name: 'server', include: ['apps/server/src/**/*.test.ts'], testTimeout: 30_000, hookTimeout: 60_000 },
      },
      {
        test: {
          name: 'e2e',
          include: ['e2e/**/*.test.ts'],
          fileParallelism: false,
          testTimeout: 120_000,
          hookTimeout: 180_000,
          globalSetup: [],
        },
      },
    ],
  },
})
