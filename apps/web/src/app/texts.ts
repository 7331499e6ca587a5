export const texts = {
  loading: 'Loading...',
  unreachable: 'Kwiq does not answer',
  unreachableHint: 'Check your connection, then try again.',
  retry: 'Try again',
  brokenPage: 'This page ran into a problem',
  brokenPageHint: 'Your work is saved on the server. Reload the page to go on.',
  reload: 'Reload',
  main: 'Main',
  menu: 'Menu',
  skipToContent: 'Skip to content',
  logOut: 'Log Out',
  home: 'Kwiq, to the dashboard',
}
