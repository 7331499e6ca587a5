import { useEffect, useState } from 'react'
import type { Showcase } from './showcase.ts'

/** The pictures of the landing page once they are there; null before, and when they cannot be had. */
export function useShowcase(): Showcase | null {
  const [showcase, setShowcase] = useState<Showcase | null>(null)
  useEffect(() => {
    const controller = new AbortController()
    fetch('/showcase.json', { signal: controller.signal })
      .then(async (response) => (response.ok ? ((await response.json()) as Showcase) : null))
      .then(setShowcase, () => {})
    return () => controller.abort()
  }, [])
  return showcase
}
