export const texts = {
  unauthorized: 'Unauthorized',
  loggedOut: 'You are logged out. Logging in again...',
  error: 'Error',
}
