import { useEffect, useState } from 'react'
import showcaseUrl from 'virtual:kwiq-showcase'
import type { Showcase } from './showcase.ts'

let loading: Promise<Showcase> | null = null

async function loadShowcase(): Promise<Showcase> {
  const response = await fetch(showcaseUrl)
  if (!response.ok) throw new Error(`No showcase: ${response.status}`)
  // Written by our own build (scripts/showcase-plugin.ts) from this very type.
  return (await response.json()) as Showcase
}

/** The pictures once they are there; null before, and when they cannot be had: they only decorate. */
export function useShowcase(): Showcase | null {
  const [showcase, setShowcase] = useState<Showcase | null>(null)
  useEffect(() => {
    let isGone = false
    loading ??= loadShowcase()
    loading
      .then((loaded) => (isGone ? undefined : setShowcase(loaded)))
      .catch(() => {
        loading = null
      })
    return () => {
      isGone = true
    }
  }, [])
  return showcase
}
