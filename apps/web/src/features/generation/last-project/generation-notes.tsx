import { Icon } from '@kwiq/ui'
import { Info } from 'lucide-react'
import { lastProjectTexts as texts } from '../texts.ts'
import type { GenerationNotes as Notes } from './arrival.ts'

/** What the generator had to say about its work. */
export function GenerationNotes({ notice, unplaced }: Notes) {
  if (!notice && unplaced.length === 0) return null
  return (
    <div className="note generation-notes">
      <Icon of={Info} />
      <div>
        {notice && <p>{notice}</p>}
        {unplaced.length > 0 && (
          <p>
            {texts.unplaced} {unplaced.join(', ')}
          </p>
        )}
      </div>
    </div>
  )
}
