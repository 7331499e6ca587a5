import { documentLimits } from '@kwiq/app-model'
import { type RefObject, useLayoutEffect, useRef } from 'react'
import { renameComponent } from '../edits/component-edits.ts'
import { useStudio, useView } from '../state/studio-context.ts'
import { type CanvasElements, findNodeElement } from './node-elements.ts'

/** A field over the component whose label is being edited; Enter keeps the words, Escape leaves them as they were. */
export function LabelEditor({ elements }: { elements: RefObject<CanvasElements | null> }) {
  const studio = useStudio()
  const id = useView((view) => view.editingId)
  const field = useRef<HTMLInputElement>(null)
  const node = id === null ? undefined : studio.document.getNode(id)

  useLayoutEffect(() => {
    const canvas = elements.current
    const element = canvas && id !== null ? findNodeElement(canvas.host, id) : null
    if (!canvas || !element || !field.current) return
    const rect = element.getBoundingClientRect()
    const origin = canvas.stage.getBoundingClientRect()
    field.current.style.transform = `translate(${rect.left - origin.left}px, ${rect.top - origin.top + Math.max(0, (Math.min(rect.height, 60) - 30) / 2)}px)`
    field.current.style.width = `${rect.width}px`
    field.current.focus({ preventScroll: true })
    field.current.select()
  }, [elements, id])

  if (id === null || !node) return null
  const close = () => {
    studio.view.set({ editingId: null })
    elements.current?.view.focus({ preventScroll: true })
  }
  const keep = (label: string) => {
    if (label !== node.label) renameComponent(studio, id, label)
  }
  return (
    <input
      key={id}
      ref={field}
      className="input label-edit"
      aria-label="Label"
      maxLength={documentLimits.labelCharacters}
      defaultValue={node.label}
      onBlur={(event) => {
        if (studio.view.get().editingId !== id) return
        keep(event.target.value)
        studio.view.set({ editingId: null })
      }}
      onKeyDown={(event) => {
        event.stopPropagation()
        // Enter and Escape are the input method's own while it makes a word.
        if (event.nativeEvent.isComposing) return
        if (event.key === 'Enter') keep(event.currentTarget.value)
        if (event.key === 'Enter' || event.key === 'Escape') close()
      }}
    />
  )
}
