import { matchesPath } from './match-path.ts'
import { routes } from './routes.ts'

/**
 * Begins to load the code of a signed-in person's page while the server is still asked who they are. What does not come
 * is asked for again, and told of, when it is shown.
 */
export function preloadPage(pathname: string): void {
  const page = routes.find(({ path }) => matchesPath(path, pathname))
  void Promise.allSettled([import('./signed-in/signed-in-app.tsx'), page?.load()])
}
