import { lazy, type ComponentType } from 'react'
import { matchesPath } from '../match-path.ts'
import { routes } from '../routes.ts'

const Unauthorized = lazy(async () => ({ default: (await import('./unauthorized.tsx')).Unauthorized }))

const pages = routes.map((route) => ({
  path: route.path,
  Page: route.loadForVisitor ? lazy(route.loadForVisitor) : Unauthorized,
}))

/** What a visitor sees at a path; null leads to the start page. */
function findPage(pathname: string): ComponentType | null {
  return pages.find(({ path }) => matchesPath(path, pathname))?.Page ?? null
}

/** Kwiq without a session. Its links are plain ones: each page is small, and a router would weigh more than it. */
export function SignedOutApp({ pathname }: { pathname: string }) {
  const Page = findPage(pathname)
  if (Page) return <Page />
  location.replace('/')
  return null
}
