import { Spinner } from './marks/spinner.tsx'

/** A full-page spinner with words. */
export function LoadingPage({ text }: { text: string }) {
  return (
    <div className="loading-page" role="status">
      <Spinner />
      {text}
    </div>
  )
}
