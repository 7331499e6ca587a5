import { useEffect } from 'react'

/** Names the browser's tab while the page is shown, and describes the page to whoever links or lists it. */
export function useDocumentTitle(title: string, description?: string): void {
  useEffect(() => {
    const before = document.title
    document.title = title
    return () => {
      document.title = before
    }
  }, [title])
  useEffect(() => {
    const meta = document.querySelector<HTMLMetaElement>('meta[name="description"]')
    if (!meta || description === undefined) return undefined
    const before = meta.content
    meta.content = description
    return () => {
      meta.content = before
    }
  }, [description])
}
