export { createFakeClock } from './fake-clock.ts'
export { openEmptyTestDatabase, openTestDatabase } from './open-test-database.ts'
export { registerUser, type TestUser } from './register-user.ts'
export { startTestServer, type TestServer } from './start-test-server.ts'
