import { type AppDocument, type Command, walkNodes, type WrapOptions } from '@kwiq/app-model'
import { Button } from '@kwiq/ui'
import { Globe } from 'lucide-react'
import { useState } from 'react'
import { useDocument, useStudio } from '../state/studio-context.ts'
import { useStudioSlots } from '../studio-slots.ts'
import { texts } from '../texts.ts'

/** The website the app shows, and the way to how it treats it. */
export function WrapSettings({ wrap }: { wrap: WrapOptions }) {
  const studio = useStudio()
  const document = useDocument((whole) => whole)
  const slots = useStudioSlots()
  const [isOpen, setIsOpen] = useState(false)
  return (
    <section aria-label="Website">
      <h3>Website</h3>
      <p className="row t2">
        <img src={`/api/projects/${studio.projectId}/app-icon`} alt="" width={32} height={32} />
        <span className="trunc" title={wrap.url}>
          {wrap.url}
        </span>
      </p>
      <Button size="s" icon={Globe} onClick={() => setIsOpen(true)}>
        Wrap Options
      </Button>
      {isOpen &&
        slots.wrapOptions({
          document,
          onApply: (next) => studio.run(commandOfWrap(document, next), { failure: texts.errors.edit }),
          onClose: () => setIsOpen(false),
        })}
    </section>
  )
}

/** Sets the options; web views that showed the old address follow to the new one, as one edit. */
export function commandOfWrap(document: AppDocument, wrap: WrapOptions): Command {
  const set: Command = { type: 'set-wrap', wrap }
  const before = document.app.wrap?.url
  if (before === wrap.url) return set
  const follow = [...walkNodes(document)]
    .filter(({ node }) => node.type === 'webview' && node.properties.url === before)
    .map(({ node }): Command => ({ type: 'set-properties', id: node.id, set: { url: wrap.url } }))
  return { type: 'batch', commands: [set, ...follow] }
}
