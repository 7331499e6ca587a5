import type { Template } from '@kwiq/contracts'
import { Badge, Button, Icon, Phone } from '@kwiq/ui'
import { Download } from 'lucide-react'
import { useRef } from 'react'
import { AppStill } from '../../shared/app-still/app-still.tsx'
import { useIsSeen } from '../../shared/app-still/use-is-seen.ts'
import { useTurn } from '../../shared/use-turn.ts'
import { texts } from './texts.ts'

/** Width of a card's screen in px. */
const width = 210

interface TemplateCardProps {
  template: Template
  /** One of a short list. */
  isOfFew: boolean
  isCloning: boolean
  isDisabled: boolean
  onPreview: () => void
  onUse: () => void
}

/** A template: a click anywhere but on its button opens its preview. */
export function TemplateCard(props: TemplateCardProps) {
  const { template, isOfFew, isCloning, isDisabled, onPreview, onUse } = props
  const { name, description, category, downloads } = template
  const place = useRef<HTMLDivElement>(null)
  const isDue = useTurn(useIsSeen(place, isOfFew))
  return (
    <article className="card tpl">
      <div ref={place} className="thumb canvasbg" aria-hidden="true">
        {isDue ? <AppStill document={template.schema} width={width} /> : <Phone screenWidth={width} />}
      </div>
      <div className="meta">
        <div className="row between">
          <h2 className="m b trunc">
            <button type="button" className="cover-button" aria-haspopup="dialog" onClick={onPreview}>
              {name}
            </button>
          </h2>
          {category && <Badge>{category}</Badge>}
        </div>
        <p className="t2 clamp">{description}</p>
        <div className="row between">
          <span className="xs t2 row num" title={texts.downloads(downloads)}>
            <Icon of={Download} size={14} />
            <span aria-hidden="true">{downloads.toLocaleString('en-US')}</span>
            <span className="sr">{texts.downloads(downloads)}</span>
          </span>
          <Button
            size="s"
            isBusy={isCloning}
            disabled={isDisabled}
            onClick={onUse}
            aria-label={isCloning ? texts.cloning : texts.startNamed(name)}
          >
            {isCloning ? texts.cloning : texts.start}
          </Button>
        </div>
      </div>
    </article>
  )
}
