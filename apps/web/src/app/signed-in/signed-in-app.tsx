import type { User } from '@kwiq/contracts'
import { LoadingPage, Toaster, TooltipProvider } from '@kwiq/ui'
import { QueryClientProvider } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { BrowserRouter, Navigate, Route, Routes } from 'react-router'
import { BuildWatcher } from '../../features/builds/build-watcher.tsx'
import { routes } from '../routes.ts'
import { texts } from '../texts.ts'
import { createSessionClient } from './session-client.ts'
import { SignedInLayout } from './signed-in-layout.tsx'

const pages = routes.map((route) => ({ ...route, Page: lazy(route.load) }))

/** Kwiq for a signed-in person. */
export function SignedInApp({ user }: { user: User }) {
  const [client] = useState(() => createSessionClient(user))
  const loading = <LoadingPage text={texts.loading} />
  return (
    <QueryClientProvider client={client}>
      <TooltipProvider>
        <BrowserRouter>
          <Routes>
            <Route element={<SignedInLayout />}>
              {pages
                .filter((page) => !page.isFullScreen)
                .map(({ path, Page }) => (
                  <Route key={path} path={path} element={<Page />} />
                ))}
            </Route>
            {pages
              .filter((page) => page.isFullScreen)
              .map(({ path, Page }) => (
                <Route key={path} path={path} element={<Suspense fallback={loading}>{<Page />}</Suspense>} />
              ))}
            <Route path="*" element={<Navigate to="/" replace />} />
          </Routes>
        </BrowserRouter>
      </TooltipProvider>
      <BuildWatcher />
      <Toaster />
    </QueryClientProvider>
  )
}
