import { Icon } from '@kwiq/ui'
import { type RefObject, useEffect, useRef } from 'react'
import { History, Layers, Plus, SlidersHorizontal, WandSparkles } from 'lucide-react'
import { focusWhenThere } from './shortcuts/focus-when-there.ts'
import { useCanEdit, useStudio, useView } from './state/studio-context.ts'
import type { ViewState } from './state/view-state.ts'
import { texts } from './texts.ts'

/** On a phone: the tools at the foot. A panel rises over the lower part; the canvas stays in sight. */
export function PhoneTools() {
  const { view } = useStudio()
  const canEdit = useCanEdit()
  const risen = useView((state) => state.risen)
  const leftTab = useView((state) => state.leftTab)
  const nav = useRef<HTMLElement>(null)
  useFocusOfRisen(risen, nav)
  return (
    <nav className="mtool" aria-label="Tools" ref={nav}>
      {canEdit && (
        <button
          type="button"
          aria-pressed={risen === 'left' && leftTab === 'components'}
          onClick={() => view.set({ risen: 'left', leftTab: 'components', sheet: 'none' })}
        >
          <Icon of={Plus} size={20} />
          <span>Add</span>
        </button>
      )}
      <button
        type="button"
        aria-pressed={risen === 'left' && leftTab === 'layers'}
        onClick={() => view.set({ risen: 'left', leftTab: 'layers', sheet: 'none' })}
      >
        <Icon of={Layers} size={20} />
        <span>{texts.layers}</span>
      </button>
      <button
        type="button"
        aria-pressed={risen === 'right'}
        onClick={() => view.set({ risen: 'right', sheet: 'none' })}
      >
        <Icon of={SlidersHorizontal} size={20} />
        <span>{texts.properties}</span>
      </button>
      {canEdit && (
        <button type="button" onClick={() => view.set({ dialog: 'generate' })}>
          <Icon of={WandSparkles} size={20} />
          <span>Generate</span>
        </button>
      )}
      <button type="button" onClick={() => view.set({ sheet: 'history', risen: 'none' })}>
        <Icon of={History} size={20} />
        <span>{texts.history}</span>
      </button>
    </nav>
  )
}

/** The tools make room for the panel that has risen: the focus goes with it, and comes back to its tool. */
function useFocusOfRisen(risen: ViewState['risen'], nav: RefObject<HTMLElement | null>): void {
  const tool = useRef<Element | null>(null)
  useEffect(() => {
    // The browser takes the focus from a button in a panel that has gone only when it draws the next frame.
    const isFree = () =>
      [null, document.body, tool.current].includes(document.activeElement) ||
      document.activeElement?.checkVisibility() === false
    if (risen !== 'none') {
      const active = document.activeElement
      if (!nav.current?.contains(active)) return
      tool.current = active
      focusWhenThere('.risen')
    } else if (isFree() && tool.current instanceof HTMLElement) {
      tool.current.focus({ preventScroll: true })
      tool.current = null
    }
  }, [risen, nav])
}
