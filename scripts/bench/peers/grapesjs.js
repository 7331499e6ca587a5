import grapesjs from 'grapesjs'
import 'grapesjs/dist/css/grapes.min.css'
import { offer, count } from './offer.js'

const textOf = (label) => ({
  tagName: 'div',
  type: 'text',
  content: label,
  attributes: { class: 'label' },
})
const editor = grapesjs.init({
  container: '#root',
  height: '900px',
  storageManager: false,
  components: Array.from({ length: count }, (_, index) => textOf(`Text ${index}`)),
})
editor.on('load', () => {
  const parent = editor.getWrapper()
  const at = (index) => parent.components().at(index)
  offer(
    {
      select: (index) => editor.select(at(index)),
      edit: (index, label) => at(index).components(label),
      move: (index, to) => at(index).move(parent, { at: to }),
      add: (index) => parent.append(textOf('New'), { at: index }),
      undo: () => editor.UndoManager.undo(),
    },
    editor.Canvas.getDocument(),
  )
})
