import type { AppDocument } from '@kwiq/app-model'
import { Phone } from '@kwiq/ui'
import { useRef } from 'react'
import { AppStill } from '../../shared/app-still/app-still.tsx'
import { useIsSeen } from '../../shared/app-still/use-is-seen.ts'
import { useTurn } from '../../shared/use-turn.ts'

/** Width of a card's screen in px. */
const width = 195

interface ProjectThumbnailProps {
  cover: AppDocument | null
  /** One of a few: drawn without being seen, too, when nothing else is to do. */
  isOfFew: boolean
}

/** The start screen of a project in a phone, drawn, one at a time, when the card comes into sight; an empty phone without one. */
export function ProjectThumbnail({ cover, isOfFew }: ProjectThumbnailProps) {
  const place = useRef<HTMLDivElement>(null)
  // A window full of them at once would keep the page from answering.
  const isDue = useTurn(useIsSeen(place, isOfFew))
  return (
    <div ref={place} className="thumb canvasbg" aria-hidden="true">
      {isDue && cover ? <AppStill document={cover} width={width} /> : <Phone screenWidth={width} />}
    </div>
  )
}
