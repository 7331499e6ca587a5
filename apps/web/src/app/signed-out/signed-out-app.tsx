import { lazy, type ComponentType } from 'react'
import { matchesPath } from '../match-path.ts'
import { routes, type LoadPage } from '../routes.ts'
import { PublicFooter } from './public-footer.tsx'
import { PublicHeader } from './public-header.tsx'

const Unauthorized = lazy(async () => ({ default: (await import('./unauthorized.tsx')).Unauthorized }))

const pages = routes.map((route) => ({
  path: route.path,
  Page: route.loadForVisitor ? visitorPage(route.loadForVisitor, route.isFullScreen) : Unauthorized,
}))

function visitorPage(load: LoadPage, isFullScreen = false): ComponentType {
  const Page = lazy(load)
  if (isFullScreen) return Page
  return function VisitorPage() {
    return (
      <>
        <PublicHeader isHome={location.pathname === '/'} />
        <Page />
        <PublicFooter />
      </>
    )
  }
}

/** Kwiq without a session. Its links are plain ones: each page is small, and a router would weigh more than it. */
export function SignedOutApp({ pathname }: { pathname: string }) {
  const Page = pages.find(({ path }) => matchesPath(path, pathname))?.Page
  if (Page) return <Page />
  location.replace('/')
  return null
}
