/** Where the landing page leads. */
export const links = { signIn: '/api/login', gettingStarted: '/getting-started' }
