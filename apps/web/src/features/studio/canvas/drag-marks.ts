import { iconPath } from '@kwiq/catalogue/icons'
import type { DropTarget } from './drop-target.ts'

const svgNamespace = 'http://www.w3.org/2000/svg'

/** The insertion line and the name under the pointer. Moved by hand, in client px, so that a drag redraws nothing. */
interface DragMarks {
  begin(name: string, icon: string): void
  move(point: { x: number; y: number }, target: DropTarget | null): void
  end(): void
}

/** Marks that are in the page only while something is dragged. */
export function createDragMarks(): DragMarks {
  const line = document.createElement('i')
  const name = document.createElement('div')
  name.className = 'dragged'
  const studio = document.querySelector('.studio')
  return {
    begin(words, icon) {
      name.replaceChildren(drawIcon(icon), words)
      line.hidden = true
      name.hidden = true
      line.style.position = 'fixed'
      studio?.append(line, name)
      studio?.classList.add('is-dragging')
    },
    move(point, target) {
      name.hidden = false
      name.style.transform = `translate(${point.x + 14}px, ${point.y + 10}px)`
      line.hidden = target === null
      if (target === null) return
      const { axis, left, top, width, height } = target.line
      line.className = `insl ${axis}`
      line.style.width = `${width}px`
      line.style.height = `${height}px`
      line.style.transform =
        axis === 'horizontal' ? `translate(${left}px, ${top - 1}px)` : `translate(${left - 1}px, ${top}px)`
    },
    end() {
      line.remove()
      name.remove()
      studio?.classList.remove('is-dragging')
    },
  }
}

/** 16 px, in the colour of the mark's icons. */
function drawIcon(name: string): SVGElement {
  const { d, isFilled } = iconPath(name)
  const svg = document.createElementNS(svgNamespace, 'svg')
  const path = document.createElementNS(svgNamespace, 'path')
  svg.setAttribute('viewBox', '0 0 24 24')
  path.setAttribute('d', d)
  if (isFilled) svg.classList.add('filled')
  svg.append(path)
  return svg
}
