import { Button } from '@kwiq/ui'
import { texts } from './texts.ts'

export interface ShowMoreProps {
  pages: { hasNextPage: boolean; isFetchingNextPage: boolean; fetchNextPage: () => unknown }
}

/** The way to the next page of a list; nothing at its end. */
export function ShowMore({ pages: { hasNextPage, isFetchingNextPage, fetchNextPage } }: ShowMoreProps) {
  if (!hasNextPage) return null
  return (
    <p className="more">
      <Button isBusy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
        {texts.showMore}
      </Button>
    </p>
  )
}
