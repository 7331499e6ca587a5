export { createFakeClock, type FakeClock } from './fake-clock.ts'
export { openEmptyTestDatabase, openTestDatabase } from './open-test-database.ts'
export { registerUser, type TestUser } from './register-user.ts'
export { startTestServer, type TestServer, type TestServerOptions } from './start-test-server.ts'
